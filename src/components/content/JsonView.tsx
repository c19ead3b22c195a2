import { type ReactNode, useMemo } from "react";
import { CodeView } from "../code/CodeView.js";
import { stringifyJson } from "./json/stringifyJson.js";

export interface JsonViewProps {
  /** Any JSON value, of any size and depth. */
  readonly value: unknown;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/** A JSON value to look into. */
export function JsonView({ value, stateKey }: JsonViewProps): ReactNode {
  const text = useMemo(() => (typeof value === "string" ? value : stringifyJson(value)), [value]);
  return <CodeView code={text} fence={typeof value === "string" ? undefined : "json"} stateKey={stateKey} />;
}
