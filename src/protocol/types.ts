/**
 * The protocol's own types, for v1 and v2. The only file that names the SDK's paths, so that a new
 * SDK layout is one edit.
 */
import type * as v1 from "@agentclientprotocol/sdk";
import type * as v2 from "@agentclientprotocol/sdk/experimental/v2";

/** Which version of the Agent Client Protocol a store follows. */
export type ProtocolVersion = 1 | 2;

export type SessionUpdateV1 = v1.SessionUpdate;
export type SessionUpdateV2 = v2.SessionUpdate;
/** What the `session/update` handler of an SDK client receives as `params.update`, either version. */
export type SessionUpdate = SessionUpdateV1 | SessionUpdateV2;

export type RequestPermissionRequestV1 = v1.RequestPermissionRequest;
export type RequestPermissionRequestV2 = v2.RequestPermissionRequest;
/** What the `session/request_permission` handler of an SDK client receives, either version. */
export type RequestPermissionRequest = RequestPermissionRequestV1 | RequestPermissionRequestV2;
/** The answer to a permission request: the same shape in both versions. */
export type RequestPermissionResponse = {
  outcome: { outcome: "cancelled" } | { outcome: "selected"; optionId: string };
};

export type ToolCallUpdateV1 = v1.ToolCallUpdate;
export type ToolCallV1 = v1.ToolCall;
export type ToolCallUpdateV2 = v2.ToolCallUpdate;
export type ToolCallContentV1 = v1.ToolCallContent;
export type ToolCallContentV2 = v2.ToolCallContent;
export type ContentBlockV2 = v2.ContentBlock;
export type DiffChange = v2.DiffChange;
export type TerminalUpdate = v2.TerminalUpdate;
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
export type TerminalCapabilities = WithMeta & { readonly cancel?: WithMeta | null };

export type TerminalExitStatus = WithMeta & {
  readonly exitCode?: number | null;
  readonly signal?: string | null;
};
/** Character cells. */
export type TerminalSize = WithMeta & { readonly cols: number; readonly rows: number };

export type PermissionOption = WithMeta & {
  readonly optionId: string;
  readonly name: string;
  readonly kind: PermissionOptionKind;
};

export type Annotations = WithMeta & {
  readonly audience?: readonly string[] | null;
  readonly lastModified?: string | null;
  readonly priority?: number | null;
};
type Annotated = WithMeta & { readonly annotations?: Annotations | null };

export type TextBlock = Annotated & { readonly type: "text"; readonly text: string };
export type ImageBlock = Annotated & {
  readonly type: "image";
  readonly data: string;
  readonly mimeType: string;
  readonly uri?: string | null;
};
export type AudioBlock = Annotated & {
  readonly type: "audio";
  readonly data: string;
  readonly mimeType: string;
};
export type ResourceLinkBlock = Annotated & {
  readonly type: "resource_link";
  readonly name: string;
  readonly uri: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly mimeType?: string | null;
  readonly size?: number | null;
};
export type EmbeddedResource = WithMeta & {
  readonly uri: string;
  readonly mimeType?: string | null;
  readonly text?: string;
  readonly blob?: string;
};
export type ResourceBlock = Annotated & {
  readonly type: "resource";
  readonly resource: EmbeddedResource;
};
/**
 * A block of a type this kit does not know: kept whole, shown as JSON. Its type is any other string
 * at run time; the reserved `_` prefix in the type lets `switch (block.type)` narrow the known ones.
 */
export type UnknownBlock = { readonly type: `_${string}`; readonly [field: string]: unknown };
export type ContentBlock =
  | TextBlock
  | ImageBlock
  | AudioBlock
  | ResourceLinkBlock
  | ResourceBlock
  | UnknownBlock;

/** v2: `changes` is authoritative, `patch` may draw some or all of them. */
export type DiffContent = WithMeta & {
  readonly type: "diff";
  readonly changes: readonly FileChange[];
  readonly patch?: { readonly format: string; readonly text: string } | null;
};
export type FileChange = WithMeta & {
  readonly operation: Open<"add" | "delete" | "modify" | "move" | "copy">;
  readonly path?: string;
  readonly oldPath?: string;
  readonly fileType?: Open<"text" | "binary" | "directory" | "symlink"> | null;
  readonly mimeType?: string | null;
};
/** v1: whole texts, compared only when shown. A missing, null or empty `oldText` is a new file. */
export type TextDiffContent = WithMeta & {
  readonly type: "diff";
  readonly path: string;
  readonly oldText?: string | null;
  readonly newText: string;
};
export type BlockContent = WithMeta & { readonly type: "content"; readonly content: ContentBlock };
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
