import type { ReactNode } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";

/** Names the type of content that the kit does not know. */
export function UnknownTypeNote({ type }: { readonly type: string }): ReactNode {
  return useContentLabels().unknownContent(type);
}
