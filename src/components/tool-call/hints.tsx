import type { ReactNode } from "react";
import { splitHidden } from "../../diff/splitHidden.js";
import { useKit } from "../../react/kit.js";
import type { Labels } from "../../react/labels/index.js";
import { useHintLabels } from "../../react/labels/useHintLabels.js";
import { useOptionalToolCallStore } from "../../react/store.js";
import type { Dialect, ToolCallFacts } from "../../store/dialect.js";
import { readFacts as readDialects } from "../../store/readFacts.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import type { Part } from "../parts.js";

interface HintProps {
  readonly toolCall: ToolCall;
}

/** By where they stand in a header. */
export const hints: Readonly<Record<"tool" | "status", (props: HintProps) => ReactNode>> = {
  tool: ToolHint,
  status: StatusHint,
};

/** The tool's name where only the vendor's own fields have it, its MCP server, and whether it is a review. */
function ToolHint({ toolCall }: HintProps): ReactNode {
  const labels = useHintLabels();
  const { name, mcpServer, reviewedToolCallId } = useFacts(toolCall);
  const isNews = toolCall.name === undefined && name !== toolCall.title;
  const server = mcpServer && labels.mcpServer(visible(mcpServer));
  const review = reviewedToolCallId === undefined ? undefined : labels.automaticReview;
  return (
    <>
      <Word part="tool-call-name" word={isNews ? name && visible(name) : undefined} />
      <Word part="tool-call-hint" word={server} />
      <Word part="tool-call-hint" word={review} />
    </>
  );
}

/** A secondary label; nothing without a word. */
function Word({ part, word }: { readonly part: Part; readonly word: string | undefined }): ReactNode {
  return word ? (
    <>
      {" "}
      <span {...asPart(part)} dir="ltr" title={word}>
        {word}
      </span>
    </>
  ) : null;
}

/** Why the call was not carried out, or that it is not yet written: beside the protocol's own status. */
function StatusHint({ toolCall }: HintProps): ReactNode {
  const word = statusWord(useFacts(toolCall), useHintLabels());
  if (word === undefined) return null;
  return (
    <>
      {" "}
      <span aria-hidden="true">·</span>
      <Word part="tool-call-hint" word={word} />
    </>
  );
}

function statusWord(
  { nonExecution, isPreparing }: ToolCallFacts,
  labels: Labels["hint"],
): string | undefined {
  if (nonExecution === "user") return labels.stoppedByUser;
  if (nonExecution === "permission") return labels.notPermitted;
  if (nonExecution) return labels.notCarriedOut(visible(nonExecution));
  return isPreparing ? labels.preparing : undefined;
}

/** More than a label of one line ever shows. */
const MAX_LENGTH = 200;

/** An agent's words, cut short, with characters that would hide or reorder others written out. */
function visible(text: string): string {
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return splitHidden(shown)
    .map((run) => run.text)
    .join("");
}

/** What the host knows comes before what dialects read. A host's reader that throws says nothing. */
function useFacts(toolCall: ToolCall): ToolCallFacts {
  const { readFacts } = useKit();
  const dialects = useOptionalToolCallStore()?.dialects ?? [];
  const host: Dialect = { name: "host", ...(readFacts ? { readFacts } : {}) };
  return readDialects(toolCall, [host, ...dialects]);
}
