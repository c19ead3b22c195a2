import { type ReactNode, useMemo } from "react";
import { useKit } from "../../react/kit.js";
import { useUsageLabels } from "../../react/labels/useUsageLabels.js";
import { summarizeSessions, type ToolUsageRow } from "../../usage/summarizeToolUsage.js";
import { asPart } from "../asPart.js";
import type { ToolUsageTableProps } from "./ToolUsageTable.js";
import { useSessionUsage } from "./useSessionUsage.js";

/** The table with its buttons; see `ToolUsageTable`. */
export function UsageTable({ sessionId, sessions }: ToolUsageTableProps): ReactNode {
  const labels = useUsageLabels();
  const usage = useSessionUsage(sessionId, sessions);
  const rows = useMemo(() => summarizeSessions(usage), [usage]);
  const calls = usage.reduce((sum, { toolCalls }) => sum + toolCalls.length, 0);
  const caption = usage.length > 1 ? labels.captionOfSessions(calls, usage.length) : labels.caption(calls);
  // What writes files is fetched when it is asked for; a press that cannot fetch it saves nothing.
  const save = (write: (to: typeof import("./saveUsage.js")) => void) =>
    import("./saveUsage.js").then(write, () => {});
  const saveCsv = () => save((to) => to.saveCsv(usage));
  const saveOtlp = () => save((to) => to.saveOtlp(usage));
  return (
    <>
      <UsageRows rows={rows} caption={caption} />
      {rows.length > 0 && (
        <p {...asPart("tool-usage-actions")}>
          <button type="button" {...asPart("tool-usage-button")} onClick={saveCsv}>
            {labels.saveCsv}
          </button>
          <button type="button" {...asPart("tool-usage-button")} onClick={saveOtlp}>
            {labels.saveOtlp}
          </button>
        </p>
      )}
    </>
  );
}

const COUNTS = ["calls", "completed", "failed", "cancelled", "unsettled", "approved", "rejected"] as const;

function UsageRows({
  rows,
  caption,
}: {
  readonly rows: readonly ToolUsageRow[];
  readonly caption: string;
}): ReactNode {
  const usage = useUsageLabels();
  if (rows.length === 0) return <p>{usage.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keyboard
    <section {...asPart("tool-usage-scroll")} aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{usage.columns.tool}</th>
            {COUNTS.map((count) => (
              <th key={count} scope="col">
                {usage.columns[count]}
              </th>
            ))}
            <th scope="col">{usage.columns.median}</th>
            <th scope="col">{usage.columns.p95}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <UsageRow key={JSON.stringify([row.name ?? null, row.kind])} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function UsageRow({ row }: { readonly row: ToolUsageRow }): ReactNode {
  const { toolCall } = useKit().labels;
  const duration = (value: number | undefined) => (value === undefined ? "–" : toolCall.duration(value));
  return (
    <tr>
      <th scope="row">
        <bdi>{row.name ?? row.kind}</bdi>
      </th>
      {COUNTS.map((count) => (
        <td key={count}>{row[count]}</td>
      ))}
      <td>{duration(row.medianDuration)}</td>
      <td>{duration(row.p95Duration)}</td>
    </tr>
  );
}
