import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the lockfile holds no addresses: whoever installs decides where packages come from", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});
