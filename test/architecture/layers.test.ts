// @vitest-environment node
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import biome from "../../biome.json" with { type: "json" };
import { importsOf, modulesIn } from "./imports.js";
import { LAYERS, WITH_REACT } from "./layers.js";

const PROTOCOL_TYPES = "src/protocol/types.ts";
const SDK = "@agentclientprotocol/sdk";

const layerOf = (path: string) => path.match(/^src\/(\w+)\//)?.[1];

/** Each import of each module in `src`, as a line to read. */
const IMPORTS = modulesIn("src").flatMap((module) =>
  importsOf(module).map((imported) => ({ module, imported, line: `${module} imports ${imported}` })),
);

const linesWhere = (isWrong: (each: { module: string; imported: string }) => boolean) =>
  IMPORTS.filter(isWrong).map(({ line }) => line);

describe("the layers of src", () => {
  it("are all of its folders", () => {
    const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !(name in LAYERS))).toEqual([]);
  });

  it("import from their left alone", () => {
    expect(
      linesWhere(({ module, imported }) => {
        const [from, to] = [layerOf(module), layerOf(imported)];
        return from !== undefined && to !== undefined && from !== to && !LAYERS[from]?.includes(to);
      }),
    ).toEqual([]);
  });

  it("never import an entry point", () => {
    expect(
      linesWhere(({ module, imported }) => Boolean(layerOf(module)) && /^src\/[^/]+$/.test(imported)),
    ).toEqual([]);
  });

  it("know React only where something is rendered", () => {
    expect(
      linesWhere(({ module, imported }) => {
        const layer = layerOf(module);
        return (
          /^(react|react-dom|zustand)(\/(?!vanilla)|$)/.test(imported) &&
          layer !== undefined &&
          !WITH_REACT.includes(layer)
        );
      }),
    ).toEqual([]);
  });

  it("leave the choice of a stylesheet to the host", () => {
    expect(linesWhere(({ imported }) => /\.css(\?|$)/.test(imported))).toEqual([]);
  });

  it("name the protocol's SDK in one file", () => {
    expect(
      linesWhere(({ module, imported }) => imported.startsWith(SDK) && module !== PROTOCOL_TYPES),
    ).toEqual([]);
  });
});

it("the editor warns of what these tests forbid", () => {
  const layers = Object.keys(LAYERS).filter((layer) => layer !== "styles");
  const unmentioned = biome.overrides.flatMap(({ includes, linter }) => {
    const group = includes.map((glob) => glob.split("/")[1] ?? ""); // within one, only the test above looks
    const { patterns } = linter.rules.style.noRestrictedImports.options;
    const warned = patterns.flatMap(({ group: globs }) =>
      globs.flatMap((glob) => glob.match(/\w+(?=[,}])/g) ?? []),
    );
    return group.flatMap((layer) =>
      layers
        .filter(
          (other) => !group.includes(other) && !LAYERS[layer]?.includes(other) && !warned.includes(other),
        )
        .map((other) => `${layer} imports ${other}`),
    );
  });
  expect(unmentioned).toEqual([]);
  expect(biome.overrides.flatMap(({ includes }) => includes).sort()).toEqual(
    layers.map((layer) => `src/${layer}/**`).sort(),
  );
});
