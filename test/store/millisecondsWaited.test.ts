import type { PermissionRecord } from "acp-tool-calls/store";
import { expect, test } from "vitest";
import { millisecondsWaited } from "../../src/store/millisecondsWaited.js";

const asked = (requestedAt: number, answeredAt: number) => ({ requestedAt, answeredAt }) as PermissionRecord;

test("requests one after the other add up, those at the same time count once", () => {
  expect(millisecondsWaited([asked(10, 20), asked(30, 35)], 0)).toBe(15);
  expect(millisecondsWaited([asked(10, 40), asked(20, 30), asked(35, 50)], 0)).toBe(40);
});

test("what was asked before the call came counts from when it came", () => {
  expect(millisecondsWaited([asked(0, 20), asked(1, 5)], 10)).toBe(10);
  expect(millisecondsWaited([], 10)).toBe(0);
});
