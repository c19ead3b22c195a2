import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";
import type { ToolCallLocation } from "../protocol/types.js";
import type { ToolCallFacts } from "../store/dialect.js";
import type { PermissionRequest, Terminal, ToolCall } from "../store/records.js";
import type { IconOverrides } from "./icons.js";
import { ENGLISH, type LabelOverrides, type LabelsAtOnce, mergeLabels } from "./labels/index.js";
import type { MediaPolicy } from "./media.js";
import { type CollapsePolicy, defaultCollapsePolicy } from "./policies.js";
import type { Renderers } from "./renderers.js";

/** What a host decides for all of the kit's components below a provider. */
export interface KitOptions {
  /** Strings in place of the English ones. */
  readonly labels?: LabelOverrides;
  /** Views of the host's own, by tool name, kind and content type. */
  readonly renderers?: Renderers;
  /** Icons in place of the kit's, by kind and status. */
  readonly icons?: IconOverrides;
  /** The user chose a file location. Without it, locations are plain text. */
  readonly onOpenLocation?: (location: ToolCallLocation, toolCall?: ToolCall) => void;
  /** The user chose a link (http, https or mailto). Without it, links open as ordinary links do. */
  readonly onOpenLink?: (url: string) => void;
  /**
   * The user wants a terminal's command stopped. Called only for terminals that offer `cancel` and have
   * not exited; a promise that rejects says that the request was refused. Without it nothing is offered.
   */
  readonly onCancelTerminal?: (terminal: Terminal) => unknown;
  /**
   * The user wants one call cancelled: send `tool_call/cancel`. Called only for calls that offer `cancel`
   * and have not settled; a promise that rejects says that the request was refused. Without it nothing is
   * offered.
   */
  readonly onCancelToolCall?: (toolCall: ToolCall) => unknown;
  /**
   * What you know of a call beside the protocol's fields, such as the MCP server of its tool; it is shown
   * as a secondary label, before what the store's dialects read. Default: the dialects alone.
   */
  readonly readFacts?: (toolCall: ToolCall) => ToolCallFacts;
  /** What may be loaded from the network. Default: nothing. */
  readonly mediaPolicy?: MediaPolicy;
  /** Which calls are open until the user touches them. Default: {@link defaultCollapsePolicy}. */
  readonly collapsePolicy?: CollapsePolicy;
  /**
   * Milliseconds for which the body of a card stays in the page after it was closed, hidden and without
   * following updates: opened again meanwhile, it is there at once and as it was left. Default 30,000.
   */
  readonly keepClosedMs?: number;
  /**
   * Milliseconds for which a permission prompt's allow options do nothing after they appear, move or
   * change. Rejecting works at once. Default 500.
   */
  readonly permissionGuardMs?: number;
  /** The session's working folder, as sent in `session/new`. With it, prompts mark paths outside of it. */
  readonly cwd?: string;
  /** Notes of the host's own on a permission request, such as how risky it is; shown in its prompt. */
  readonly permissionNotes?: (request: PermissionRequest) => ReactNode;
  /**
   * A prompt that had the focus is gone, and there is neither another prompt nor a card to move it to:
   * focus something of the host's, such as its composer.
   */
  readonly onPermissionFocusLost?: (request: PermissionRequest) => void;
  /** A view threw, the host's or the kit's, and something simpler is shown in its place. */
  readonly onRenderError?: (error: unknown) => void;
}

/** The options with every default filled in. */
export interface Kit
  extends Omit<KitOptions, "labels" | "collapsePolicy" | "keepClosedMs" | "permissionGuardMs"> {
  readonly labels: LabelsAtOnce;
  /** For the labels of views that load on demand. */
  readonly labelOverrides: LabelOverrides;
  readonly permissionGuardMs: number;
  readonly keepClosedMs: number;
  readonly collapsePolicy: CollapsePolicy;
}

const GUARD_MS = 500;
const KEEP_CLOSED_MS = 30_000;
const NO_OVERRIDES: LabelOverrides = {};
const DEFAULT_KIT: Kit = {
  labels: ENGLISH,
  labelOverrides: NO_OVERRIDES,
  collapsePolicy: defaultCollapsePolicy,
  keepClosedMs: KEEP_CLOSED_MS,
  permissionGuardMs: GUARD_MS,
};
/** For class components; others use `useKit`. */
export const KitContext: React.Context<Kit> = createContext<Kit>(DEFAULT_KIT);

/** The kit's options as components use them; the defaults without a provider. */
export function useKit(): Kit {
  return useContext(KitContext);
}

/** Gives the kit's components below it their strings, renderers and callbacks. Renders no element. */
export function ToolCallKitProvider({
  children,
  ...given
}: KitOptions & { children?: ReactNode }): ReactNode {
  const options = useSame(given);
  const labelOverrides = options.labels ?? NO_OVERRIDES;
  const labels = useMemo(() => mergeLabels(labelOverrides), [labelOverrides]);
  const kit = useMemo(() => toKit(options, labels), [options, labels]);
  return <KitContext.Provider value={kit}>{children}</KitContext.Provider>;
}

function toKit(options: KitOptions, labels: LabelsAtOnce): Kit {
  const { collapsePolicy, keepClosedMs, permissionGuardMs } = options;
  return {
    ...options,
    labels,
    labelOverrides: options.labels ?? NO_OVERRIDES,
    collapsePolicy: collapsePolicy ?? defaultCollapsePolicy,
    keepClosedMs: keepClosedMs ?? KEEP_CLOSED_MS,
    permissionGuardMs: permissionGuardMs ?? GUARD_MS,
  };
}

/** The object of an earlier rendering while all its properties are the same: a host writes its options inline. */
function useSame<T extends object>(value: T): T {
  const kept = useRef(value);
  if (!hasSameProperties(kept.current, value)) kept.current = value;
  return kept.current;
}

function hasSameProperties<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(a) as (keyof T)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
