import { listFiles } from "../../diff/listFiles.js";
import { stringifyJson } from "../../exact/stringifyJson.js";
import { type KnownToolKind, toKnownKind } from "../../protocol/kinds.js";
import { isObject, own } from "../../protocol/ownField.js";
import type { DiffContent, FileChange, TextDiffContent, ToolCallContentItem } from "../../protocol/types.js";
import type { PermissionRequest, ToolCall } from "../../store/records.js";
import { type AskedCommand, commandOf } from "./commandOf.js";
import { isLongLabel } from "./optionWords.js";

/** A value that the agent sent, by the name it gave it. */
export interface AskedValue {
  /** Unique among the values of a request. */
  readonly key: string;
  readonly name: string;
  /** Strings as they are, everything else as JSON. */
  readonly text: string;
}

/** A diff of the call, with a key that is unique among them. */
export interface AskedDiff {
  readonly key: string;
  readonly diff: DiffContent | TextDiffContent;
}

/** What a permission request asks for, told apart by who says it. */
export interface PermissionDetails {
  /** Which question of the kit's own fits. */
  readonly question: KnownToolKind | "command" | "plain" | "unknown";
  readonly command?: AskedCommand;
  readonly diffs: readonly AskedDiff[];
  /** Files that are asked for and not named by a diff. */
  readonly paths: readonly string[];
  /** Every path that is named, the command's folder among them. */
  readonly allPaths: readonly string[];
  /** Raw input beside the command, or the fields of a subject of a later protocol version. */
  readonly input: readonly AskedValue[];
  /** Other content of the call. */
  readonly content: readonly AskedValue[];
  /** The agent's own words about it: title, description, the call's title. */
  readonly said: readonly string[];
  /** The agent says nothing about what will happen. */
  readonly isEmpty: boolean;
}

/** Sorts what a request holds; nothing of it is left out. */
export function permissionDetails(request: PermissionRequest): PermissionDetails {
  const { subject } = request;
  const toolCall = subject?.type === "tool_call" ? request.toolCall : undefined;
  const command = commandOf(request);
  const items = [...(toolCall?.content ?? [])];
  const diffs = items.flatMap((item, index) =>
    item.type === "diff" ? [{ key: `content/${index}`, diff: item as AskedDiff["diff"] }] : [],
  );
  const texts = items.flatMap(textOf);
  const isShown = command !== undefined || diffs.length > 0;
  const input = subject?.type === "unknown" ? valuesOf(subject.value) : inputOf(toolCall, command);
  const content = [
    ...(isShown ? [] : texts.map((text, index) => ({ key: `text/${index}`, name: "", text }))),
    ...items.flatMap(otherContent),
  ];
  const diffPaths = diffs.flatMap(({ diff }) => listFiles(diff).flatMap(pathsOf));
  const inDiffs = new Set(diffPaths);
  const locations = toolCall?.locations.map(({ path }) => path) ?? [];
  const paths = [...new Set(locations)].filter((path) => !inDiffs.has(path));
  const isEmpty = !isShown && input.length === 0 && content.length === 0 && paths.length === 0;
  const question = command
    ? "command"
    : subject?.type === "unknown"
      ? "unknown"
      : toolCall
        ? toKnownKind(toolCall.kind)
        : "plain";
  return {
    question,
    ...(command ? { command } : {}),
    diffs,
    paths,
    allPaths: [...(command?.cwd ? [command.cwd] : []), ...diffPaths, ...paths, ...inputPaths(input)],
    input,
    content,
    said: wordsOf(request, isShown ? texts : [], command),
    isEmpty,
  };
}

function pathsOf({ path, oldPath }: FileChange): string[] {
  return [oldPath, path].filter((each) => each !== undefined);
}

/** Input that agents name a file or folder by. */
function inputPaths(input: readonly AskedValue[]): readonly string[] {
  return input
    .filter(
      ({ name, text }) => /^(?:.*_?path|file|dir|directory|folder|cwd)$/i.test(name) && !text.includes("\n"),
    )
    .map(({ text }) => text);
}

/** The agent's words, each once, without those that only repeat the command. */
function wordsOf(
  { title, description, toolCall, options }: PermissionRequest,
  texts: readonly string[],
  command: AskedCommand | undefined,
): readonly string[] {
  const repeated = command?.text.trim();
  const labels = options.filter(isLongLabel).map(({ name }) => name);
  const words = [title, description, toolCall?.title, ...texts, ...labels].filter((text) =>
    text?.trim(),
  ) as string[];
  const isNews = (text: string) => text.trim() !== repeated && text.trim() !== `\`${repeated}\``;
  return [...new Set(words)].filter(isNews);
}

function inputOf(toolCall: ToolCall | undefined, command: AskedCommand | undefined): readonly AskedValue[] {
  if (!toolCall || toolCall.rawInput === undefined) return [];
  return valuesOf(toolCall.rawInput).filter(
    ({ name, text }) => !(name === command?.inputName && text === command.text),
  );
}

const VALUES_APART = 100;

function valuesOf(value: unknown): readonly AskedValue[] {
  if (isObject(value) && Object.keys(value).length <= VALUES_APART)
    return Object.entries(value).map(([name, field]) => ({
      key: `input/${name}`,
      name,
      text: textOfValue(field),
    }));
  if (Array.isArray(value) && value.length === 0) return [];
  return value === "" ? [] : [{ key: "input", name: "", text: textOfValue(value) }];
}

function textOfValue(value: unknown): string {
  return typeof value === "string" ? value : stringifyJson(value);
}

function textOf(item: ToolCallContentItem): string[] {
  if (item.type !== "content") return [];
  const block = item.content;
  return block.type === "text" && block.text.trim() !== "" ? [block.text] : [];
}

/** Content that is neither text nor diff. A terminal says nothing before its command runs. */
function otherContent(item: ToolCallContentItem, index: number): AskedValue[] {
  if (item.type === "diff" || item.type === "terminal") return [];
  const block: object = item.type === "content" ? item.content : item;
  const { type } = block as { type: string };
  if (type === "text") return [];
  const named = isObject(block) ? (own(block, "uri") ?? own(block, "mimeType")) : undefined;
  return [
    { key: `content/${index}`, name: type, text: typeof named === "string" ? named : stringifyJson(block) },
  ];
}
