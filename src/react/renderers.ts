import type { ReactNode } from "react";
import type { KnownToolKind } from "../protocol/kinds.js";
import type {
  AudioBlock,
  DiffContent,
  ImageBlock,
  ResourceBlock,
  ResourceLinkBlock,
  TerminalContent,
  TextBlock,
  TextDiffContent,
} from "../protocol/types.js";
import type { ToolCall } from "../store/records.js";

/** What a renderer of a call's body is given. */
export interface ToolCallRendererProps {
  readonly toolCall: ToolCall;
  /** What would be shown otherwise: the next renderer's or the kit's own content, input and output. */
  readonly children: ReactNode;
}

/** What a renderer of one content item is given. */
export interface ContentRendererProps<Item = unknown> {
  /** The content block, diff or terminal reference as the agent sent it. */
  readonly item: Item;
  readonly toolCallId: string;
  /** What the kit would show. */
  readonly children: ReactNode;
}

/** What each content type hands to its renderer. */
export interface RenderedContent {
  readonly text: TextBlock;
  readonly image: ImageBlock;
  readonly audio: AudioBlock;
  readonly resource_link: ResourceLinkBlock;
  readonly resource: ResourceBlock;
  readonly diff: DiffContent | TextDiffContent;
  readonly terminal: TerminalContent;
}

/** Draws the body of a call; see `Renderers`. */
export type ToolCallRenderer = (props: ToolCallRendererProps) => ReactNode;
/** Draws one content item; see `Renderers`. */
export type ContentRenderer<Item = unknown> = (props: ContentRendererProps<Item>) => ReactNode;

/**
 * A host's own views. Each is a function that is called inside a component of the kit's, so it may use
 * hooks and may be written inline: another function in its place keeps what is mounted. A renderer that
 * throws falls back to the next (tool name, kind, the kit's own) and at last to readable JSON.
 * Permission prompts, locations and the header stay the kit's.
 */
export interface Renderers {
  /** The body of calls by the tool's `name`. */
  readonly toolNames?: { readonly [name: string]: ToolCallRenderer };
  /** The body of calls by kind; unknown kinds are `other`. */
  readonly kinds?: { readonly [Kind in KnownToolKind]?: ToolCallRenderer };
  /** Single content items of the types that the protocol names. */
  readonly contentTypes?: {
    readonly [Type in keyof RenderedContent]?: ContentRenderer<RenderedContent[Type]>;
  };
  /** Single content items of any other type. */
  readonly otherContentTypes?: { readonly [type: string]: ContentRenderer };
}

/** An entry of a host's table; an agent's `"constructor"` finds nothing. */
export function ownEntry<Value>(
  table: { readonly [key: string]: Value | undefined } | undefined,
  key: string | undefined,
): Value | undefined {
  return table && key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
