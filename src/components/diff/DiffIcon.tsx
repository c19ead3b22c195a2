import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.js";

const PATHS = {
  copied: "M3.5 8.5l3 3 6-7",
  copy: "M5.5 5.5h7v7h-7zM3.5 10.5v-7h7",
  chevron: "M6.5 4.5L10 8l-3.5 3.5",
  previous: "M4.5 9.5L8 6l3.5 3.5",
  next: "M4.5 6.5L8 10l3.5-3.5",
  split: "M2.5 3.5h11v9h-11zM8 3.5v9",
  failed: "M4.5 4.5l7 7M11.5 4.5l-7 7",
  warning: "M8 2.6l5.8 10.4H2.2zM8 6.6v2.9M8 11.3v.1",
} as const;

/** Drawings of the diff's controls, in the text's colour. A name always stands beside them. */
export function DiffIcon({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return <Icon path={PATHS[name]} />;
}
