import type { ReactNode } from "react";
import { asPart } from "../asPart.js";

export interface CodeBoxProps {
  readonly label: string;
  /** The box scrolls both ways and is only as tall as the stylesheet lets it be. */
  readonly isVirtual?: boolean;
  readonly children: ReactNode;
}

/** A box of preformatted text that scrolls sideways, by keyboard too. */
export function CodeBox({ label, isVirtual, children }: CodeBoxProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <pre
      {...asPart("code-lines")}
      data-virtual={isVirtual ? "" : undefined}
      dir="ltr"
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </pre>
  );
}
