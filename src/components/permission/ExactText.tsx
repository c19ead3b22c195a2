import { Fragment, type ReactNode, useMemo } from "react";
import type { EscapeOptions } from "../../exact/escapeText.js";
import { type ExactSpan, exactLines } from "../../exact/exactLines.js";
import { NOTHING_TO_LOAD, useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";

export interface ExactTextProps extends EscapeOptions {
  readonly text: string;
  /** Set the structure of a shell command apart. Default false. */
  readonly shell?: boolean;
}

/**
 * Text of which nothing is hidden: what could mislead is written out in a reversible notation. The text
 * of the elements is the notation and nothing else, so that it reads back as `text`.
 */
export function ExactText({ text, shell, emoji }: ExactTextProps): ReactNode {
  const steps = useLoaded(shell ? LAZY_VIEWS.permissionSteps : NOTHING_TO_LOAD);
  const lines = useMemo(
    () => exactLines(text, { tokens: steps?.shellTokens(text) ?? [], emoji: emoji ?? false }),
    [text, steps, emoji],
  );
  if (lines.length === 1) return <Spans spans={lines[0] ?? []} />;
  return lines.map((spans) => (
    <span key={spans[0]?.at ?? -1} {...asPart("exact-line")}>
      <Spans spans={spans} />
    </span>
  ));
}

function Spans({ spans }: { readonly spans: readonly ExactSpan[] }): ReactNode {
  return spans.map((span) => <Fragment key={span.at}>{drawSpan(span)}</Fragment>);
}

function drawSpan({ shown, hazard, role, rightToLeft, isRest }: ExactSpan): ReactNode {
  // Written strictly from left to right: nothing in it can reorder the rest.
  if (isRest) return <bdo dir="ltr">{shown}</bdo>;
  if (hazard) {
    return (
      <span {...asPart("exact-mark")} data-hazard={hazard}>
        {shown}
      </span>
    );
  }
  const text = rightToLeft ? <bdi>{shown}</bdi> : shown;
  if (!role) return text;
  return (
    <span {...asPart("exact-structure")} data-structure={role}>
      {text}
    </span>
  );
}
