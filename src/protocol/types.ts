/**
 * The protocol's own types, for v1 and v2. The only file that names the SDK's paths, so that a new
 * SDK layout is one edit.
 */
import type * as v1 from "@agentclientprotocol/sdk";
import type * as v2 from "@agentclientprotocol/sdk/experimental/v2";

/** Which version of the Agent Client Protocol a store follows. */
export type ProtocolVersion = 1 | 2;

/** Any v1 session update. https://agentclientprotocol.com/protocol/v1/tool-calls */
export type SessionUpdateV1 = v1.SessionUpdate;
/** Any v2 session update. https://agentclientprotocol.com/protocol/v2/tool-calls */
export type SessionUpdateV2 = v2.SessionUpdate;
/** What the `session/update` handler of an SDK client receives as `params.update`, either version. */
export type SessionUpdate = SessionUpdateV1 | SessionUpdateV2;

/** A v1 permission request: always about a tool call. https://agentclientprotocol.com/protocol/v1/tool-calls#requesting-permission */
export type RequestPermissionRequestV1 = v1.RequestPermissionRequest;
/** A v2 permission request: a question, and what it is about. https://agentclientprotocol.com/protocol/v2/tool-calls#requesting-permission */
export type RequestPermissionRequestV2 = v2.RequestPermissionRequest;
/** What the `session/request_permission` handler of an SDK client receives, either version. */
export type RequestPermissionRequest = RequestPermissionRequestV1 | RequestPermissionRequestV2;
/**
 * The answer to a permission request: the same shape in both versions.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#requesting-permission
 */
export type RequestPermissionResponse = {
  outcome: { outcome: "cancelled" } | { outcome: "selected"; optionId: string };
};

/** A v1 patch of a tool call: `null` says as little as nothing. https://agentclientprotocol.com/protocol/v1/tool-calls#updating */
export type ToolCallUpdateV1 = v1.ToolCallUpdate;
/** A v1 tool call as it is first reported. https://agentclientprotocol.com/protocol/v1/tool-calls#creating */
export type ToolCallV1 = v1.ToolCall;
/** A v2 tool call or a patch of one: `null` clears a field. https://agentclientprotocol.com/protocol/v2/tool-calls */
export type ToolCallUpdateV2 = v2.ToolCallUpdate;
/** An item of a v1 call's content. https://agentclientprotocol.com/protocol/v1/tool-calls#content */
export type ToolCallContentV1 = v1.ToolCallContent;
/** An item of a v2 call's content. https://agentclientprotocol.com/protocol/v2/tool-calls#content */
export type ToolCallContentV2 = v2.ToolCallContent;
/** A v2 content block as the SDK types it. https://agentclientprotocol.com/protocol/v2/content */
export type ContentBlockV2 = v2.ContentBlock;
/** A changed file of a v2 diff as the SDK types it. https://agentclientprotocol.com/protocol/v2/tool-calls#content */
export type DiffChange = v2.DiffChange;
/** A v2 terminal or a patch of one; `output.data` is base64. https://agentclientprotocol.com/protocol/v2/tool-calls#content */
export type TerminalUpdate = v2.TerminalUpdate;
/** Bytes to append to a v2 terminal; `data` is base64. https://agentclientprotocol.com/protocol/v2/tool-calls#content */
export type TerminalOutputChunk = v2.TerminalOutputChunk;

/** A JSON-RPC request id. `1` and `"1"` are two ids. */
export type RequestId = string | number;

type Open<Known extends string> = Known | (string & {});

/** A tool's category; unknown ones are kept and shown as `other`. */
export type ToolKind = Open<
  "read" | "edit" | "delete" | "move" | "search" | "execute" | "think" | "fetch" | "switch_mode" | "other"
>;

/** A tool call's status; unknown ones are kept and shown as still in progress. */
export type ToolCallStatus = Open<
  "pending" | "in_progress" | "paused" | "completed" | "failed" | "cancelled"
>;

/** What an answer means; unknown kinds are kept, neutral and never chosen by default. */
export type PermissionOptionKind = Open<"allow_once" | "allow_always" | "reject_once" | "reject_always">;

type Meta = Readonly<Record<string, unknown>>;
type WithMeta = { readonly _meta?: Meta | null };

/** A file that a call touches. `line` counts from 1; a v1 agent's `0` means no line. */
export type ToolCallLocation = WithMeta & { readonly path: string; readonly line?: number | null };

/** What the client may ask of a running tool call. An object under `cancel` means it can be cancelled. */
export type ToolCallCapabilities = WithMeta & { readonly cancel?: WithMeta | null };
/** What the client may ask of a running terminal. https://agentclientprotocol.com/protocol/v2/tool-calls#cancelling-terminals */
export type TerminalCapabilities = WithMeta & { readonly cancel?: WithMeta | null };

/** How a terminal's command ended. Neither field: it ended, and nobody says how. */
export type TerminalExitStatus = WithMeta & {
  readonly exitCode?: number | null;
  readonly signal?: string | null;
};
/** Character cells. */
export type TerminalSize = WithMeta & { readonly cols: number; readonly rows: number };

/** An answer that an agent offers. https://agentclientprotocol.com/protocol/v2/tool-calls#requesting-permission */
export type PermissionOption = WithMeta & {
  readonly optionId: string;
  readonly name: string;
  readonly kind: PermissionOptionKind;
};

/** For whom a block is, when it changed (ISO 8601) and how much it matters (0 to 1). https://agentclientprotocol.com/protocol/v2/content */
export type Annotations = WithMeta & {
  readonly audience?: readonly string[] | null;
  readonly lastModified?: string | null;
  readonly priority?: number | null;
};
type Annotated = WithMeta & { readonly annotations?: Annotations | null };

/** Text, as Markdown. https://agentclientprotocol.com/protocol/v2/content */
export type TextBlock = Annotated & { readonly type: "text"; readonly text: string };
/** An image; `data` is base64. Its `uri` is never fetched. https://agentclientprotocol.com/protocol/v2/content */
export type ImageBlock = Annotated & {
  readonly type: "image";
  readonly data: string;
  readonly mimeType: string;
  readonly uri?: string | null;
};
/** A sound; `data` is base64. https://agentclientprotocol.com/protocol/v2/content */
export type AudioBlock = Annotated & {
  readonly type: "audio";
  readonly data: string;
  readonly mimeType: string;
};
/** A resource by its address; `size` in bytes. https://agentclientprotocol.com/protocol/v2/content */
export type ResourceLinkBlock = Annotated & {
  readonly type: "resource_link";
  readonly name: string;
  readonly uri: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly mimeType?: string | null;
  readonly size?: number | null;
};
/** A resource's contents: `text`, or `blob` as base64. */
export type EmbeddedResource = WithMeta & {
  readonly uri: string;
  readonly mimeType?: string | null;
  readonly text?: string;
  readonly blob?: string;
};
/** A resource with its contents. https://agentclientprotocol.com/protocol/v2/content */
export type ResourceBlock = Annotated & {
  readonly type: "resource";
  readonly resource: EmbeddedResource;
};
/**
 * A block of a type this kit does not know: kept whole, shown as JSON. Its type is any other string
 * at run time; the reserved `_` prefix in the type lets `switch (block.type)` narrow the known ones.
 */
export type UnknownBlock = { readonly type: `_${string}`; readonly [field: string]: unknown };
/** A content block of either version, and unknown ones. */
export type ContentBlock =
  | TextBlock
  | ImageBlock
  | AudioBlock
  | ResourceLinkBlock
  | ResourceBlock
  | UnknownBlock;

/** v2: `changes` is authoritative, `patch` may draw some or all of them. https://agentclientprotocol.com/protocol/v2/tool-calls#content */
export type DiffContent = WithMeta & {
  readonly type: "diff";
  readonly changes: readonly FileChange[];
  readonly patch?: { readonly format: string; readonly text: string } | null;
};
/** What happens to one file; `oldPath` of moves and copies alone. https://agentclientprotocol.com/protocol/v2/tool-calls#content */
export type FileChange = WithMeta & {
  readonly operation: Open<"add" | "delete" | "modify" | "move" | "copy">;
  readonly path?: string;
  readonly oldPath?: string;
  readonly fileType?: Open<"text" | "binary" | "directory" | "symlink"> | null;
  readonly mimeType?: string | null;
};
/**
 * v1: whole texts, compared only when shown. A missing, null or empty `oldText` is a new file.
 * https://agentclientprotocol.com/protocol/v1/tool-calls#content
 */
export type TextDiffContent = WithMeta & {
  readonly type: "diff";
  readonly path: string;
  readonly oldText?: string | null;
  readonly newText: string;
};
/** A content block as an item of a call's content. https://agentclientprotocol.com/protocol/v2/tool-calls#content */
export type BlockContent = WithMeta & { readonly type: "content"; readonly content: ContentBlock };
/** A terminal by its id, which may be unknown as yet. https://agentclientprotocol.com/protocol/v2/tool-calls#content */
export type TerminalContent = WithMeta & { readonly type: "terminal"; readonly terminalId: string };
/** Content of a type this kit does not know; see {@link UnknownBlock} for its `type`. */
export type UnknownContent = { readonly type: `_${string}`; readonly [field: string]: unknown };
/** One item of a tool call's content, as stored: either version's items, and unknown ones. */
export type ToolCallContentItem =
  | BlockContent
  | DiffContent
  | TextDiffContent
  | TerminalContent
  | UnknownContent;
