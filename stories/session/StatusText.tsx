import type { ReactNode } from "react";

export interface StatusTextProps {
  /** While the text changes many times a second, nobody wants to hear it. */
  readonly isChanging?: boolean;
  readonly children: ReactNode;
}

/** Where things stand, in words; spoken when it has come to rest. */
export function StatusText({ isChanging = false, children }: StatusTextProps): ReactNode {
  return (
    <p role="status" className="status-text" aria-live={isChanging ? "off" : "polite"}>
      {children}
    </p>
  );
}
