/**
 * Which fields of the protocol's objects are required and which may be wrong: the schema's
 * `required` and `x-deserialize-*` annotations, written down once for both versions.
 */
import { type Decoder, either, fields, integer, list, number, object, openUnion, string } from "./decode.js";
import type { ProtocolVersion } from "./types.js";

const meta = { _meta: object };
const annotations: Decoder = fields(
  {},
  { ...meta, audience: list(string), lastModified: string, priority: number(0, 1) },
);
const annotated = { ...meta, annotations };
const media = fields({ data: string, mimeType: string }, annotated);

const textResource = fields({ uri: string, text: string }, { ...meta, mimeType: string });
const blobResource = fields({ uri: string, blob: string }, { ...meta, mimeType: string });
const embeddedResource = either(textResource, blobResource, "a resource with uri and text or blob");

const icon = fields({ src: string }, { ...meta, mimeType: string, sizes: list(string), theme: string });

const contentBlock: Decoder = openUnion(
  "type",
  new Map([
    ["text", fields({ text: string }, annotated)],
    ["image", fields({ data: string, mimeType: string }, { ...annotated, uri: string })],
    ["audio", media],
    [
      "resource_link",
      fields(
        { name: string, uri: string },
        {
          ...annotated,
          title: string,
          description: string,
          icons: list(icon),
          mimeType: string,
          size: integer(0),
        },
      ),
    ],
    ["resource", fields({ resource: embeddedResource }, annotated)],
  ]),
);

const changeDetails = { ...meta, fileType: string, mimeType: string };
const pathChange = fields({ path: string }, changeDetails);
const pathPairChange = fields({ oldPath: string, path: string }, changeDetails);
const diffChange: Decoder = openUnion(
  "operation",
  new Map([
    ["add", pathChange],
    ["delete", pathChange],
    ["modify", pathChange],
    ["move", pathPairChange],
    ["copy", pathPairChange],
  ]),
);

const block = fields({ content: contentBlock }, meta);
const terminalReference = fields({ terminalId: string }, meta);

function contentItem(diff: Decoder): Decoder {
  return openUnion(
    "type",
    new Map([
      ["content", block],
      ["diff", diff],
      ["terminal", terminalReference],
    ]),
  );
}

const contentItemV1 = contentItem(fields({ path: string, newText: string }, { ...meta, oldText: string }));
const contentItemV2 = contentItem(
  fields({ changes: list(diffChange) }, { ...meta, patch: fields({ format: string, text: string }, meta) }),
);

/** One item of a tool call's content. */
export function toolCallContentItem(version: ProtocolVersion): Decoder {
  return version === 1 ? contentItemV1 : contentItemV2;
}

const contentV1 = list(contentItemV1);
const contentV2 = list(contentItemV2);
export function toolCallContent(version: ProtocolVersion): Decoder {
  return version === 1 ? contentV1 : contentV2;
}

const UINT32 = 0xffffffff;
const locationsV1 = list(fields({ path: string }, { ...meta, line: integer(0, UINT32) }));
const locationsV2 = list(fields({ path: string }, { ...meta, line: integer(1, UINT32) }));
export function toolCallLocations(version: ProtocolVersion): Decoder {
  return version === 1 ? locationsV1 : locationsV2;
}

/** Of tool calls and of terminals. */
export const capabilities: Decoder = fields({}, { ...meta, cancel: fields({}, meta) });

export const terminalOutput: Decoder = fields({ data: string }, meta);
export const terminalExitStatus: Decoder = fields(
  {},
  { ...meta, exitCode: integer(Number.MIN_SAFE_INTEGER), signal: string },
);
const cells = integer(1, 65535);
export const terminalSize: Decoder = fields({ cols: cells, rows: cells }, meta);

export const permissionOption: Decoder = fields({ optionId: string, name: string, kind: string }, meta);
export const commandSubject: Decoder = fields(
  { command: string, cwd: string },
  { ...meta, toolCallId: string, terminalId: string },
);

const backgroundWork = openUnion(
  "type",
  new Map([
    ["terminal", fields({ terminalId: string }, meta)],
    ["tool_call", fields({ toolCallId: string }, meta)],
  ]),
);
export const background: Decoder = list(backgroundWork);
