import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { StatusText } from "../session/StatusText.js";

export interface ComposerProps {
  readonly isRunning: boolean;
  readonly failure: string | undefined;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

/** Where the user writes a prompt, and cancels the turn that it started. */
export function Composer({ isRunning, failure, onSend, onCancel }: ComposerProps): ReactNode {
  const [text, setText] = useState("Cap the retry delay and run its tests.");
  const canSend = !isRunning && text.trim() !== "";

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!canSend) return;
    onSend(text.trim());
    setText("");
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form className="composer" onSubmit={send}>
      <label>
        <span className="field-label">Prompt</span>
        <textarea
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </label>
      <div className="composer-buttons">
        <StatusText>
          {failure ?? (isRunning ? "The agent is working." : "The agent waits for a prompt.")}
        </StatusText>
        <button
          type="button"
          className="composer-button"
          aria-disabled={!isRunning}
          onClick={() => isRunning && onCancel()}
        >
          Cancel turn
        </button>
        <button type="submit" className="composer-button" data-primary aria-disabled={!canSend}>
          Send
        </button>
      </div>
    </form>
  );
}
