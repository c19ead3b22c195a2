import { memo, type ReactNode } from "react";
import { parseSafeUrl } from "../../protocol/url.js";
import { useKit } from "../../react/kit.js";
import { useTerminalLabels } from "../../react/labels/useTerminalLabels.js";
import type { TerminalRow, TextRun } from "../../terminal/rows.js";
import { asPart } from "../asPart.js";
import { runAttributes } from "./runAttributes.js";

/** Longer rows are cut on screen, with a word about it; copies and files have them whole. */
const MAX_SHOWN = 20000;

interface TerminalRowViewProps {
  readonly row: TerminalRow;
}

/** One line of output. */
export const TerminalRowView: React.NamedExoticComponent<TerminalRowViewProps> = memo(
  function TerminalRowView({ row }: TerminalRowViewProps): ReactNode {
    const labels = useTerminalLabels();
    const { shown, hidden } = cut(row.runs, row.text.length);
    return (
      <div {...asPart("terminal-row")}>
        {shown.length === 0 ? <br /> : shown.map(renderRun)}
        {hidden > 0 && <span {...asPart("terminal-note")}>{labels.moreCharacters(hidden)}</span>}
      </div>
    );
  },
);

function renderRun({ text, style }: TextRun, index: number): ReactNode {
  if (!style) return text;
  const url = style.link === undefined ? undefined : parseSafeUrl(style.link);
  return (
    <span key={index} {...runAttributes(style)}>
      {url ? <TerminalLink url={url} text={text} /> : text}
    </span>
  );
}

/** A hyperlink that the program printed: where it leads is always there to read. */
function TerminalLink({ url, text }: { readonly url: URL; readonly text: string }): ReactNode {
  const { onOpenLink } = useKit();
  return (
    <>
      <a
        href={url.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
        onClick={
          onOpenLink &&
          ((event) => {
            event.preventDefault();
            onOpenLink(url.href);
          })
        }
      >
        {text}
      </a>
      {text.trim() !== url.href && <span {...asPart("terminal-link-address")}> ({url.href})</span>}
    </>
  );
}

function cut(runs: readonly TextRun[], length: number): { shown: readonly TextRun[]; hidden: number } {
  if (length <= MAX_SHOWN) return { shown: runs, hidden: 0 };
  const shown: TextRun[] = [];
  let room = MAX_SHOWN;
  for (const run of runs) {
    if (room <= 0) break;
    shown.push(run.text.length <= room ? run : { ...run, text: run.text.slice(0, room) });
    room -= run.text.length;
  }
  return { shown, hidden: length - MAX_SHOWN };
}
