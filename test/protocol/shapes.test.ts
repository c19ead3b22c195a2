import { expect, it } from "vitest";
import { INVALID } from "../../src/protocol/decode.js";
import {
  permissionOptions,
  terminalExitStatus,
  terminalSize,
  toolCallShapes,
} from "../../src/protocol/shapes.js";

const skip = () => {};
const text = { type: "content", content: { type: "text", text: "hello" } };

it("a diff is what its version says it is", () => {
  const v1 = { type: "diff", path: "a", oldText: null, newText: "b" };
  const v2 = { type: "diff", changes: [{ operation: "add", path: "a" }] };
  expect(toolCallShapes[1].item.decode(v1, skip, "")).toBe(v1);
  expect(toolCallShapes[2].item.decode(v2, skip, "")).toBe(v2);
  expect(toolCallShapes[1].item.decode(v2, skip, "")).toBe(INVALID);
  expect(toolCallShapes[2].item.decode(v1, skip, "")).toBe(INVALID);
});

it.each([1, 2] as const)("version %i: one bad item does not void the rest", (version) => {
  const bad = { type: "content", content: { type: "text", text: 7 } };
  const later = { type: "later", anything: true };
  const { content } = toolCallShapes[version];
  expect(content.decode([text, bad, later, text], skip, "content")).toEqual([text, later, text]);
});

it("lines of locations count from 0 in version 1 and from 1 in version 2", () => {
  const location = { path: "a", line: 0 };
  expect(toolCallShapes[1].locations.decode([location], skip, "")).toEqual([location]);
  expect(toolCallShapes[2].locations.decode([location], skip, "")).toEqual([{ path: "a" }]);
});

it("annotations that are wrong leave their block as it is", () => {
  const annotations = { audience: ["user", 7], priority: 3, lastModified: "today" };
  const item = { type: "content", content: { type: "text", text: "a", annotations } };
  expect(toolCallShapes[2].item.decode(item, skip, "")).toEqual({
    type: "content",
    content: { type: "text", text: "a", annotations: { audience: ["user"], lastModified: "today" } },
  });
});

it("a resource holds text or bytes", () => {
  const holding = (resource: object) => ({ type: "content", content: { type: "resource", resource } });
  const decode = (resource: object) => toolCallShapes[2].item.decode(holding(resource), skip, "");
  expect(decode({ uri: "u", text: "t" })).toEqual(holding({ uri: "u", text: "t" }));
  expect(decode({ uri: "u", blob: "Yg==" })).toEqual(holding({ uri: "u", blob: "Yg==" }));
  expect(decode({ uri: "u" })).toBe(INVALID);
});

it("an exit status keeps its signal when its code is no integer", () => {
  expect(terminalExitStatus.decode({ exitCode: "1", signal: "SIGTERM" }, skip, "")).toEqual({
    signal: "SIGTERM",
  });
  expect(terminalExitStatus.decode({ exitCode: -1073741510 }, skip, "")).toEqual({ exitCode: -1073741510 });
});

it.each([{ cols: 0, rows: 24 }, { cols: 80 }, { cols: 80, rows: 70_000 }, { cols: 80.5, rows: 24 }])(
  "a terminal has no size of %j",
  (size) => expect(terminalSize.decode(size, skip, "")).toBe(INVALID),
);

it("a permission option needs an id, a name and a kind, of which the kind may be new", () => {
  const options = [
    { optionId: "a", name: "Allow", kind: "allow_once" },
    { optionId: "b", name: "Ask my boss", kind: "escalate" },
    { optionId: "c", kind: "allow_once" },
  ];
  expect(permissionOptions.decode(options, skip, "")).toEqual(options.slice(0, 2));
});
