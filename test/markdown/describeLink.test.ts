import { expect, it } from "vitest";
import { describeLink } from "../../src/markdown/describeLink.js";

it("says where a link leads", () => {
  expect(describeLink("https://docs.example/a", "the docs")).toEqual({
    href: "https://docs.example/a",
    host: "docs.example",
    isShown: false,
    isMisleading: false,
  });
});

it.each([
  ["https://docs.example/a", "https://docs.example/a"],
  ["https://www.docs.example/a", "https://www.docs.example"],
  ["mailto:a@b.example", "a@b.example"],
])("does not repeat what the label says: %s", (address, label) => {
  expect(describeLink(address, label)).toMatchObject({ isShown: true, isMisleading: false });
});

it.each([
  ["https://evil.test", "https://github.com"],
  ["https://evil.test", "github.com"],
  ["https://evil.test/github.com", "github.com/login"],
  ["https://github.com@evil.test", "GitHub"],
  ["https://github.com.evil.test", "https://github.com"],
  ["https://xn--pple-43d.com", "apple"],
  ["https://\u0430pple.com", "apple.com"],
])("marks %s behind the label %j", (address, label) => {
  expect(describeLink(address, label)).toMatchObject({ isShown: false, isMisleading: true });
});

it("takes a file's name in a label for no address", () => {
  expect(describeLink("https://git.example/x", "src/main.rs")).toMatchObject({ isMisleading: false });
});

it.each([
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "vscode://x",
  "//evil.test",
  "/a",
  "data:text/html,x",
])("makes no link of %s", (address) => expect(describeLink(address, "a")).toBeUndefined());
