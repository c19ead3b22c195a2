import { memo, type ReactNode } from "react";
import { ToolCallById } from "../tool-call/ToolCallById.js";
import type { HeadingLevel } from "../tool-call/ToolCallHeader.js";
import type { ListRow } from "./buildRows.js";
import { ToolCallGroup } from "./ToolCallGroup.js";

interface ListRowViewProps {
  readonly row: ListRow;
  readonly headingLevel: HeadingLevel;
}

/** What stands in a row: a call, or the line that sums up a group. */
export const ListRowView: React.NamedExoticComponent<ListRowViewProps> = memo(
  function ListRowView({ row, headingLevel }: ListRowViewProps): ReactNode {
    if (row.type === "group") return <ToolCallGroup group={row} headingLevel={headingLevel} />;
    return <ToolCallById toolCallId={row.toolCallId} headingLevel={headingLevel} />;
  },
  (before, after) =>
    before.headingLevel === after.headingLevel &&
    (before.row === after.row || (before.row.type === "call" && before.row.key === after.row.key)),
);
