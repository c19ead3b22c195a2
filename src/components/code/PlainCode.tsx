import type { ReactNode } from "react";
import { asPart } from "../asPart.js";
import { headOf } from "../content/headOf.js";

export interface PlainCodeProps {
  readonly code: string;
  readonly title?: ReactNode;
}

/** What stands in for code until it can be drawn: its start as it is, in a box of the same shape. */
export function PlainCode({ code, title }: PlainCodeProps): ReactNode {
  return (
    <div {...asPart("code")}>
      <div {...asPart("code-header")}>
        <span {...asPart("code-title")}>{title}</span>
      </div>
      <pre {...asPart("code-lines")} dir="ltr">
        {headOf(code).text}
      </pre>
    </div>
  );
}
