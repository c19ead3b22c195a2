import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { StatusText } from "../session/StatusText.js";

export interface ComposerProps {
  readonly isRunning: boolean;
  readonly failure: string | undefined;
  /** Prompts to begin with, the first of which is already written. */
  readonly suggestions: readonly string[];
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

/** Where the user writes a prompt, and cancels the turn that it started. */
export function Composer({ isRunning, failure, suggestions, onSend, onCancel }: ComposerProps): ReactNode {
  const [text, setText] = useState(suggestions[0] ?? "");
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
      {suggestions.length > 0 && (
        <fieldset className="composer-suggestions" aria-label="Suggestions">
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className="composer-suggestion"
              onClick={() => setText(suggestion)}
            >
              {suggestion}
            </button>
          ))}
        </fieldset>
      )}
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
