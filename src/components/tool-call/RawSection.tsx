import { type ReactNode, useId } from "react";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import { JsonView } from "../content/JsonView.js";
import { Icon } from "../icons/Icon.js";
import { CHEVRON_PATH } from "../icons/paths.js";
import { Guard } from "./Guard.js";

export interface RawSectionProps {
  readonly part: "raw-input" | "raw-output";
  readonly label: string;
  readonly value: unknown;
  readonly stateKey: string;
  readonly openByDefault: boolean;
}

/** A raw value behind a button that opens it. Closed, it costs nothing. */
export function RawSection({ part, label, value, stateKey, openByDefault }: RawSectionProps): ReactNode {
  const { labels } = useKit();
  const [open, setOpen] = useOpenState(stateKey, openByDefault);
  const id = useId();
  return (
    <div data-acp={part} data-state={open ? "open" : "closed"}>
      <button
        type="button"
        data-acp="tool-call-section-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon path={CHEVRON_PATH} />
        {label}
      </button>
      <div data-acp="tool-call-section" id={id} hidden={!open}>
        {open && (
          <Guard
            resetKey={value}
            fallback={<p data-acp="tool-call-note">{labels.toolCall.couldNotDisplay}</p>}
          >
            <JsonView value={value} stateKey={stateKey} />
          </Guard>
        )}
      </div>
    </div>
  );
}
