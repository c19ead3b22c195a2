import { Fragment, type ReactNode } from "react";
import { splitHidden } from "../../diff/splitHidden.js";
import { asPart } from "../asPart.js";

/** Text in which characters that would hide or reorder others are written out. */
export function VisibleText({ text }: { readonly text: string }): ReactNode {
  const runs = splitHidden(text);
  if (runs.length === 1 && !runs[0]?.hidden) return text;
  return runs.map((run, index) =>
    run.hidden ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text never move
      <span key={index} {...asPart("hidden-character")}>
        {run.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text never move
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
}
