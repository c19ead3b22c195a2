import type { ReactNode } from "react";
import type { DiffContent, TextDiffContent } from "../../protocol/types.js";

export interface DiffViewProps {
  /** A diff item of either version. */
  readonly diff: DiffContent | TextDiffContent;
  /** Where this view keeps what is open: unique and stable, such as `${toolCallId}/content/2`. */
  readonly stateKey: string;
}

/** The file changes of one diff item. */
export function DiffView({ diff }: DiffViewProps): ReactNode {
  return (
    <div data-acp="diff">
      <pre>{"changes" in diff ? (diff.patch?.text ?? JSON.stringify(diff.changes)) : diff.newText}</pre>
    </div>
  );
}
