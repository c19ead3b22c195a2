import type { ReactNode } from "react";
import type { KnownToolKind } from "../protocol/kinds.js";
import type { KnownToolCallStatus } from "../protocol/statuses.js";

/** How a call stands, as an icon: the protocol's statuses and what only the client knows. */
export type StatusIconName = KnownToolCallStatus | "rejected" | "needs_approval";

/**
 * A host's icons in place of some of the kit's: elements 16 pixels wide, such as `<BookIcon />`.
 * They are shown beside words and hidden from assistive technology.
 */
export interface IconOverrides {
  readonly kinds?: { readonly [Kind in KnownToolKind]?: ReactNode };
  readonly statuses?: { readonly [Name in StatusIconName]?: ReactNode };
}
