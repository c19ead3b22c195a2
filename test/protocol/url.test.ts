import { expect, it } from "vitest";
import { isSafeUrl, parseSafeUrl } from "../../src/protocol/url.js";

it.each(["https://docs.example/a?b#c", "http://localhost:3000", "mailto:a@b.example", "HTTPS://X.example"])(
  "takes %s",
  (address) => expect(isSafeUrl(address)).toBe(true),
);

it.each([
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  " \u0001javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "vscode://ms/x?y",
  "command:workbench.action",
  "obsidian://open",
  "ms-word:ofe|u|https://evil.test",
  "smb://evil.test/share",
  "blob:https://evil.test/1",
  "//evil.test",
  "/api/logout",
  "logo.png",
  "",
  "https://",
  `https://x.example/${"a".repeat(10_000)}`,
])("refuses %j", (address) => expect(isSafeUrl(address)).toBe(false));

it("does not throw on a lone surrogate", () => {
  expect(parseSafeUrl("https://x.example/\ud800")?.href).toBe("https://x.example/%EF%BF%BD");
});
