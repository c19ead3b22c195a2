import { expect, test } from "vitest";
import { pathFindings } from "../../../src/components/permission/pathFindings.js";

const outside = (path: string, cwd = "/w") => pathFindings([path], cwd).outside.length === 1;

test.each([
  ["/w/src/a.ts", false],
  ["/w", false],
  ["src/a.ts", false],
  ["./a..b/...", false],
  ["/w/../w/a", false],
  ["/w/../home/u/.bashrc", true],
  ["../a", true],
  ["a/../../b", true],
  ["/www/a", true],
  ["/home/u/.ssh/authorized_keys", true],
  ["~/.bashrc", true],
  ["C:\\w\\a", true],
  ["", false],
])("whether %s is outside of /w: %s", (path, expected) => {
  expect(outside(path)).toBe(expected);
});

test.each([
  ["C:\\Work\\a.ts", false],
  ["c:/work/a.ts", false],
  ["src\\a.ts", false],
  ["..\\a.ts", true],
  ["C:\\Workshop", true],
  ["D:\\Work\\a", true],
  ["\\\\host\\share\\a", true],
])("whether %s is outside of C:\\Work: %s", (path, expected) => {
  expect(outside(path, "C:\\Work")).toBe(expected);
});

test("everything is inside of the root folder", () => {
  expect(outside("/etc/passwd", "/")).toBe(false);
});

test("without a working folder only paths that climb are found, with where they lead", () => {
  expect(pathFindings(["/w/../home/u/.bashrc", "/etc/passwd"], undefined)).toEqual({
    climbs: [{ path: "/w/../home/u/.bashrc", leadsTo: "/home/u/.bashrc" }],
    outside: [],
  });
});

test("a path cannot climb above the root", () => {
  expect(pathFindings(["/../../etc"], "/w").climbs).toEqual([{ path: "/../../etc", leadsTo: "/etc" }]);
});
