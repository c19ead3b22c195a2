// @vitest-environment node
import ts from "typescript";
import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

/** The source of each entry point that `exports` lists. */
const ENTRIES = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === "string" ? [] : [entry.types.replace(/^\.\/dist\/(.*)\.d\.ts$/, "src/$1.ts")],
);

const { checker, exportsOf } = readEntries();

const textOf = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** What an editor shows: the text at the export itself, else that of what it exports. */
const docstringOf = (symbol: ts.Symbol) =>
  textOf(symbol) || (symbol.flags & ts.SymbolFlags.Alias ? textOf(checker.getAliasedSymbol(symbol)) : "");

it.each(ENTRIES)("%s: every export has a docstring", (entry) => {
  const symbols = exportsOf(entry);
  expect(symbols.length).toBeGreaterThan(0);
  expect(symbols.filter((symbol) => !docstringOf(symbol)).map(({ name }) => name)).toEqual([]);
});

/** Reads the project's own modules alone: what packages export is documented by them. */
function readEntries() {
  const options = { allowJs: false, noLib: true, types: [], jsx: ts.JsxEmit.ReactJSX };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text.startsWith(".")
        ? ts.resolveModuleName(text, from, { moduleResolution: ts.ModuleResolutionKind.Bundler }, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(ENTRIES, options, host);
  const checker = program.getTypeChecker();
  return {
    checker,
    exportsOf(entry: string): ts.Symbol[] {
      const source = program.getSourceFile(entry);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${entry} exports nothing.`);
      return checker.getExportsOfModule(module);
    },
  };
}
