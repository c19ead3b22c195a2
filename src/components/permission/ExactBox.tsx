import { type ReactNode, useRef, useState } from "react";
import { useKit } from "../../react/kit.js";
import { asPart } from "../asPart.js";
import type { Part } from "../parts.js";
import { ExactText } from "./ExactText.js";
import { useEndSeen } from "./useEndSeen.js";

export interface ExactBoxProps {
  readonly text: string;
  /** Name of the box for assistive technology. */
  readonly label: string;
  readonly part: Extract<Part, "permission-command" | "permission-value">;
  readonly id?: string;
  readonly shell?: boolean;
}

const LONG_LINES = 6;
const LONG_CHARACTERS = 400;

/** True for text that may not fit its box. */
export function isLongText(text: string): boolean {
  return text.length > LONG_CHARACTERS || countLines(text) > LONG_LINES;
}

/** A text whole and exact, in a box that scrolls when it is long and can be opened to its full height. */
export function ExactBox({ text, label, part, id, shell }: ExactBoxProps): ReactNode {
  const labels = useKit().labels.permission;
  const [isOpen, setOpen] = useState(false);
  const end = useRef<HTMLSpanElement>(null);
  const isLong = isLongText(text);
  const markSeen = useEndSeen(end, { isLong });
  const scrolls = isLong && !isOpen;
  return (
    <>
      <div
        {...asPart(part)}
        id={id}
        data-state={isOpen ? "open" : "closed"}
        dir="ltr"
        {...(scrolls ? { tabIndex: 0, role: "region", "aria-label": label } : {})}
      >
        <ExactText text={text} shell={shell ?? false} />
        <span {...asPart("permission-end")} ref={end} />
      </div>
      {isLong && (
        <p {...asPart("permission-size")}>
          {labels.size(countLines(text), text.length)}
          {scrolls && (
            <button
              type="button"
              {...asPart("permission-show-all")}
              onClick={() => {
                setOpen(true);
                markSeen();
              }}
            >
              {labels.showAll(text.length)}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function countLines(text: string): number {
  return text.split("\n").length;
}
