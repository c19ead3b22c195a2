import { type ReactNode, useId, useState } from "react";
import { escapeText } from "../../exact/escapeText.js";
import { useKit } from "../../react/kit.js";
import { asPart } from "../asPart.js";
import { useCardTitle } from "../terminal/cardTerminal.js";
import { isLongText } from "./ExactBox.js";
import { ExactText } from "./ExactText.js";

const ONE_LINE = 90;

/** The agent's own words about what it asks, marked as such: plain text, never a part of the prompt. */
export function PermissionSaid({ said }: { readonly said: readonly string[] }): ReactNode {
  const labels = useKit().labels.permission;
  const cardTitle = useCardTitle();
  const news = said.filter((text) => text !== cardTitle || !isPlain(text));
  if (news.length === 0) return null;
  const isOneLine =
    news.length === 1 && news.every((text) => text.length <= ONE_LINE && !text.includes("\n"));
  return (
    <div {...asPart("permission-said")} data-state={isOneLine ? "line" : "block"}>
      {labels.agentSays}{" "}
      {isOneLine ? (
        <q {...asPart("permission-words")} dir="auto">
          <ExactText text={news[0] ?? ""} emoji />
        </q>
      ) : (
        news.map((text) => <Said key={text} text={text} />)
      )}
    </div>
  );
}

/** Nothing in it has to be written out, so that a card's title shows the same. */
function isPlain(text: string): boolean {
  return escapeText(text, { emoji: true }) === text;
}

function Said({ text }: { readonly text: string }): ReactNode {
  const labels = useKit().labels.permission;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isClosed = isLongText(text) && !isOpen;
  return (
    <>
      <blockquote
        {...asPart("permission-words")}
        data-state={isClosed ? "closed" : "open"}
        id={id}
        dir="auto"
        // Closed, it scrolls, and must do so by keyboard, too.
        tabIndex={isClosed ? 0 : undefined}
      >
        <ExactText text={text} emoji />
      </blockquote>
      {isClosed && (
        <button
          type="button"
          {...asPart("permission-show-all")}
          aria-controls={id}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {labels.showAll(text.length)}
        </button>
      )}
    </>
  );
}
