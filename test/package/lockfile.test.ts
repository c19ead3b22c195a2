import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the lockfile holds no download addresses", () => {
  const addresses = readFileSync("package-lock.json", "utf8").match(/"resolved": ".*:.*"/g);
  expect(addresses).toBeNull();
});
