import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { modulesIn, reachableFrom } from "../architecture/imports.js";

const read = (path: string) => readFileSync(path, "utf8");
const reactIn = (modules: Iterable<string>) =>
  [...modules].filter((name) => /^(react|react-dom|zustand)(\/(?!vanilla)|$)/.test(name));

/** Entry points that hold components. */
const CLIENT = ["dist/index.js", "dist/subagents.js"];

/** All others: they run without React. */
const PLAIN = Object.values(manifest.exports)
  .flatMap((entry) => (typeof entry === "string" ? [] : entry.default.slice(2)))
  .filter((path) => !CLIENT.includes(path));

it("every exported file is there", () => {
  const files = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === "string" ? entry : Object.values(entry),
  );
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

describe.for(PLAIN)("%s", (entry) => {
  it("can load no React", () => {
    expect(reactIn(reachableFrom(entry))).toEqual([]);
  });

  it("is for servers as well", () => {
    expect(read(entry)).not.toMatch(/^["']use client["']/);
  });
});

it.for(CLIENT)("%s is a client module with React", (entry) => {
  expect(read(entry)).toMatch(/^"use client";/);
  expect(reactIn(reachableFrom(entry))).toContain("react");
});

it("every package that is imported is a dependency or a peer", () => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const packages = [...reachableFrom(...modulesIn("dist"))].filter((name) => !name.startsWith("dist/"));
  const undeclared = packages.filter(
    (name) => !declared.some((known) => name === known || name.startsWith(`${known}/`)),
  );
  expect(undeclared).toEqual([]);
});

describe("the stylesheets", () => {
  it("state the order of their layers first", () => {
    for (const name of ["styles", "tokens"])
      expect(read(`dist/${name}.css`)).toMatch(/^@layer acp\.tokens, acp\.base, acp\.components;/);
  });

  it("hold every file of src/styles as it was written", () => {
    const styles = read("dist/styles.css");
    for (const name of readdirSync("src/styles")) expect(styles).toContain(read(`src/styles/${name}`));
    expect(read("dist/tokens.css")).toContain(read("src/styles/tokens.css"));
  });
});
