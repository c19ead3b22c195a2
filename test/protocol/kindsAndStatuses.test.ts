import fc from "fast-check";
import { expect, it } from "vitest";
import { TOOL_KINDS, toKnownKind } from "../../src/protocol/kinds.js";
import { isSettled, TOOL_CALL_STATUSES, toKnownStatus } from "../../src/protocol/statuses.js";

it("kinds and statuses of the protocol are shown as such", () => {
  expect(TOOL_KINDS.map(toKnownKind)).toEqual([...TOOL_KINDS]);
  expect(TOOL_CALL_STATUSES.map(toKnownStatus)).toEqual([...TOOL_CALL_STATUSES]);
});

it.each(["deploy", "", "READ", "__proto__", "constructor", "toString"])(
  "the kind %j, which the protocol does not name, is shown as other",
  (kind) => expect(toKnownKind(kind)).toBe("other"),
);

it.each(["queued", "", "Completed", "__proto__", "constructor"])(
  "the status %j, which the protocol does not name, is shown as still in progress",
  (status) => {
    expect(toKnownStatus(status)).toBe("in_progress");
    expect(isSettled(status)).toBe(false);
  },
);

it("a call has settled when it completed, failed or was cancelled, and not before", () => {
  expect(TOOL_CALL_STATUSES.filter(isSettled)).toEqual(["completed", "failed", "cancelled"]);
});

it("any string has a kind and a status to show", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(TOOL_KINDS).toContain(toKnownKind(text));
      expect(TOOL_CALL_STATUSES).toContain(toKnownStatus(text));
    }),
  );
});
