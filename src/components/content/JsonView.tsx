import type { ReactNode } from "react";

export interface JsonViewProps {
  /** Any JSON value, of any size and depth. */
  readonly value: unknown;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/** A JSON value to look into. */
export function JsonView({ value }: JsonViewProps): ReactNode {
  return <pre>{typeof value === "string" ? value : JSON.stringify(value, null, 2)}</pre>;
}
