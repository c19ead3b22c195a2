import { type ReactNode, useMemo } from "react";
import { type AnsiStyle, parseSgr } from "../../terminal/sgr.js";

/** Terminal output that came as text: its colours are kept, its codes are not shown. */
export function AnsiText({ text }: { text: string }): ReactNode {
  const spans = useMemo(() => parseSgr(overwriteLines(text)), [text]);
  return spans.map(({ text, style }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their place
    <span key={index} data-ansi={dataOf(style)} data-fg={style.foreground} data-bg={style.background}>
      {text}
    </span>
  ));
}

/** `bold underline`, for the stylesheet. */
function dataOf(style: AnsiStyle): string | undefined {
  const { foreground, background, ...flags } = style;
  const names = Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : []));
  return names.length > 0 ? names.join(" ") : undefined;
}

/** A carriage return alone goes back to the start of the line: of a progress bar its last state remains. */
function overwriteLines(text: string): string {
  if (!text.includes("\r")) return text;
  return text
    .split(/\r*\n/)
    .map((line) => line.split("\r").findLast((state) => state !== "") ?? "")
    .join("\n");
}
