import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { useOpenState } from "../../react/openState.js";
import { asPart } from "../asPart.js";
import { ContentBlockView } from "../content/ContentBlockView.js";
import { JsonView, type RenderBlock } from "../content/JsonView.js";
import { Guard } from "../Guard.js";
import { Fold } from "./Fold.js";

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
  return (
    <div {...asPart(part)} data-state={open ? "open" : "closed"}>
      <Fold
        buttonPart="tool-call-section-button"
        bodyPart="tool-call-section"
        label={label}
        isOpen={open}
        onToggle={setOpen}
      >
        {() => (
          <Guard
            resetKey={value}
            fallback={<p {...asPart("tool-call-note")}>{labels.toolCall.couldNotDisplay}</p>}
          >
            <JsonView
              value={value}
              stateKey={stateKey}
              renderBlock={part === "raw-output" ? renderBlock : undefined}
            />
          </Guard>
        )}
      </Fold>
    </div>
  );
}

const renderBlock: RenderBlock = (block, stateKey) => <ContentBlockView block={block} stateKey={stateKey} />;
