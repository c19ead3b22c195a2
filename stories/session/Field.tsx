import type { ReactNode } from "react";

/** A control with its name before it. */
export function Field(props: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="field">
      <span className="field-label">{props.label}</span>
      {props.children}
    </label>
  );
}
