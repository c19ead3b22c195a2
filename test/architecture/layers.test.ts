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
  const warned = new Map<string, Set<string>>();
  for (const { includes, linter } of biome.overrides) {
    const options = linter.rules.style.noRestrictedImports.options;
    const layers = options.patterns.flatMap(({ group }) =>
      group.flatMap((glob) => glob.match(/\w+(?=[,}])/g) ?? []),
    );
    for (const folder of includes) warned.set(folder.split("/")[1] ?? "", new Set(layers));
  }
  /** One override serves several layers of a rank; among those only the test above keeps order. */
  const rank = (layer: string) => String(LAYERS[layer]);
  for (const [layer, allowed] of Object.entries(LAYERS)) {
    const forbidden = Object.keys(LAYERS).filter(
      (other) =>
        other !== layer && other !== "styles" && !allowed.includes(other) && rank(other) !== rank(layer),
    );
    if (layer !== "styles")
      expect(
        forbidden.filter((other) => !warned.get(layer)?.has(other)),
        layer,
      ).toEqual([]);
  }
});
