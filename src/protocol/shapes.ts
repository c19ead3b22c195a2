/**
 * Which fields of the protocol's objects are required and which may be wrong: the schema's
 * `required` and `x-deserialize-*` annotations, written down once for both versions.
 */
import { type Decoder, either, fields, list, number, openUnion, string } from "./decode.js";
import type { ProtocolVersion } from "./types.js";

const annotated = {
  "annotations?": fields("lastModified?", {
    "audience?": list(string),
    "priority?": number(0, 1, Number.isFinite),
  }),
};
const icon = fields("src mimeType? theme?", { "sizes?": list(string) });

const contentBlock: Decoder = openUnion("type", {
  text: fields("text", annotated),
  image: fields("data mimeType uri?", annotated),
  audio: fields("data mimeType", annotated),
  resource_link: fields("name uri title? description? mimeType?", {
    ...annotated,
    "icons?": list(icon),
    "size?": number(0, Number.MAX_SAFE_INTEGER),
  }),
  resource: fields("", {
    resource: either(fields("uri text mimeType?"), fields("uri blob mimeType?")),
    ...annotated,
  }),
});

const pathChange = fields("path fileType? mimeType?");
const pathPairChange = fields("oldPath path fileType? mimeType?");
const diffChange: Decoder = openUnion("operation", {
  add: pathChange,
  delete: pathChange,
  modify: pathChange,
  move: pathPairChange,
  copy: pathPairChange,
});

const content = fields("", { content: contentBlock });
const terminal = fields("terminalId");

function contentItem(diff: Decoder): Decoder {
  return openUnion("type", { content, diff, terminal });
}

function locations(firstLine: number): Decoder {
  return list(fields("path", { "line?": number(firstLine, 0xffffffff) }));
}

interface VersionShapes {
  /** One item of a tool call's content. */
  readonly item: Decoder;
  readonly content: Decoder;
  readonly locations: Decoder;
}

function versionShapes(item: Decoder, firstLine: number): VersionShapes {
  return { item, content: list(item), locations: locations(firstLine) };
}

/** The parts of a tool call in which the versions differ. */
export const toolCallShapes: Readonly<Record<ProtocolVersion, VersionShapes>> = {
  1: versionShapes(contentItem(fields("path newText oldText?")), 0),
  2: versionShapes(
    contentItem(fields("", { changes: list(diffChange), "patch?": fields("format text") })),
    1,
  ),
};

/** Of tool calls and of terminals. */
export const capabilities: Decoder = fields("", { "cancel?": fields("") });

export const terminalOutput: Decoder = fields("data");
export const terminalExitStatus: Decoder = fields("signal?", {
  "exitCode?": number(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
});
const cells = number(1, 65535);
export const terminalSize: Decoder = fields("", { cols: cells, rows: cells });

export const permissionOptions: Decoder = list(fields("optionId name kind"));
export const commandSubject: Decoder = fields("command cwd toolCallId? terminalId?");

export const background: Decoder = list(openUnion("type", { terminal, tool_call: fields("toolCallId") }));
