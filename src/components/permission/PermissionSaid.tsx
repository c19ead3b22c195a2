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
  const isLong = isLongText(text);
  return (
    <>
      <blockquote
        data-acp="permission-words"
        data-state={isLong && !isOpen ? "closed" : "open"}
        id={id}
        dir="auto"
      >
        <ExactText text={text} emoji />
      </blockquote>
      {isLong && !isOpen && (
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
