import type { ReactNode } from "react";

/** A box of preformatted text that scrolls sideways, by keyboard too. */
export function CodeBox({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre data-acp="code-lines" dir="ltr" role="group" aria-label={label} tabIndex={0}>
      {children}
    </pre>
  );
}
