import { type ReactNode, useId, useState } from "react";
import { useKit } from "../../react/kit.js";
import { isLongText } from "./ExactBox.js";
import { ExactText } from "./ExactText.js";

/** The agent's own words about what it asks, marked as such: plain text, never a part of the prompt. */
export function PermissionSaid({ said }: { readonly said: readonly string[] }): ReactNode {
  const labels = useKit().labels.permission;
  if (said.length === 0) return null;
  return (
    <div data-acp="permission-said">
      {labels.agentSays}
      {said.map((text) => (
        <Said key={text} text={text} />
      ))}
    </div>
  );
}

function Said({ text }: { readonly text: string }): ReactNode {
  const labels = useKit().labels.permission;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isClosed = isLongText(text) && !isOpen;
  return (
    <>
      <blockquote
        data-acp="permission-words"
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
          data-acp="permission-show-all"
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
