import { readFileSync } from "node:fs";
import * as kit from "acp-tool-calls";
import * as subagents from "acp-tool-calls/subagents";
import ts from "typescript";
import { expect, it } from "vitest";
import { COMPONENTS } from "../ssr/components.js";

const README = readFileSync("README.md", "utf8");

it("the README's code compiles against the built package", () => {
  const blocks = [...README.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code = ""]) => code);
  expect(blocks).not.toEqual([]);
  const sources = new Map(blocks.map((code, index) => [`readme-${index}.tsx`, code]));
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const options = { ...config.compilerOptions, paths: {} };
  const { options: parsed } = ts.convertCompilerOptionsFromJson(options, process.cwd());
  const host = ts.createCompilerHost(parsed);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    sources.has(name)
      ? ts.createSourceFile(name, sources.get(name) ?? "", rest[0])
      : getSourceFile(name, ...rest);
  const problems = ts.getPreEmitDiagnostics(ts.createProgram([...sources.keys()], parsed, host));
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

it("the parts that the README lists are exported", () => {
  const [table = ""] = README.match(/(?<=## Parts\n)[^#]*/) ?? [];
  const names = [...table.matchAll(/`([A-Z]\w+)`/g)].map(([, name = ""]) => name);
  expect(names).toContain("ToolCall");
  expect(names.filter((name) => !(name in kit || name in subagents))).toEqual([]);
});

it("every component and hook that is exported is in the README", () => {
  const [section = ""] = README.match(/(?<=## Parts\n)[^#]*/) ?? [];
  const hooks = Object.keys(kit).filter((name) => /^use[A-Z]/.test(name));
  const names = [...COMPONENTS.map(([name]) => name), ...hooks];
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

it("names no place to download from", () => {
  expect(README).not.toMatch(/registry\.|npmjs|unpkg|jsdelivr/);
});
