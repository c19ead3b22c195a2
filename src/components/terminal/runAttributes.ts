import type { CSSProperties } from "react";
import { appearance } from "../../terminal/appearance.js";
import type { TextStyle } from "../../terminal/rows.js";
import { asPart, type PartAttributes } from "../asPart.js";

/** What a run's element carries: its part, flags from a closed list, and numbers as custom properties. */
export interface RunAttributes extends PartAttributes {
  readonly [flag: `data-${string}`]: string | undefined;
  readonly style?: CSSProperties;
}

/** Styles are interned per terminal, so that each is worked out once. */
const known = new WeakMap<TextStyle, RunAttributes>();

/** The part, and the attributes that the stylesheet turns into its looks. */
export function runAttributes(style: TextStyle): RunAttributes {
  let attributes = known.get(style);
  if (!attributes) {
    attributes = readAttributes(style);
    known.set(style, attributes);
  }
  return attributes;
}

function readAttributes(style: TextStyle): RunAttributes {
  const { ansi, light, dark, background, inverse } = appearance(style);
  const flag = (isSet: boolean | undefined) => (isSet ? "" : undefined);
  const variables = {
    ...(light ? { "--acp-terminal-run-light": light, "--acp-terminal-run-dark": dark } : {}),
    ...(background ? { "--acp-terminal-run-background": background } : {}),
  } as CSSProperties;
  return {
    ...asPart("terminal-run"),
    "data-colour": ansi ?? (light ? "custom" : undefined),
    "data-background": flag(background !== undefined),
    "data-inverse": flag(inverse),
    "data-bold": flag(style.bold),
    "data-dim": flag(style.dim),
    "data-italic": flag(style.italic),
    "data-underline": flag(style.underline),
    "data-strike": flag(style.strike),
    "data-concealed": flag(style.concealed),
    ...(Object.keys(variables).length > 0 ? { style: variables } : {}),
  };
}
