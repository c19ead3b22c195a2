import type { ReactNode } from "react";

export interface IconProps {
  /** Path data on a 16 by 16 grid, drawn as a line in the text's colour. */
  readonly path: string;
  /** Turns, unless the user asked for less motion. */
  readonly spin?: boolean;
}

/** One drawing of the kit's icon set. Hidden from assistive technology: a word always stands beside it. */
export function Icon({ path, spin }: IconProps): ReactNode {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-acp-spin={spin ? "" : undefined}
    >
      <path d={path} />
    </svg>
  );
}
