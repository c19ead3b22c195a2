import { DEFAULT_COLOUR, RGB, type TextStyle } from "./rows.js";

/** The sequence after which text has this style, whatever it had before. Links are not part of it. */
export function textStyleToSgr(style: TextStyle | undefined): string {
  if (!style) return "\u001b[m";
  const codes = [
    0,
    style.bold && 1,
    style.dim && 2,
    style.italic && 3,
    style.underline && 4,
    style.inverse && 7,
    style.concealed && 8,
    style.strike && 9,
    colourCodes(style.foreground, 30),
    colourCodes(style.background, 40),
  ];
  return `\u001b[${codes.filter((code) => code !== undefined).join(";")}m`;
}

/** `base` is 30 for text and 40 for the background. */
function colourCodes(colour: number, base: 30 | 40): string | undefined {
  if (colour === DEFAULT_COLOUR) return undefined;
  if (colour < 8) return String(base + colour);
  if (colour < 16) return String(base + 60 + colour - 8);
  if (colour < 256) return `${base + 8};5;${colour}`;
  const rgb = colour - RGB;
  return `${base + 8};2;${rgb >> 16};${(rgb >> 8) & 0xff};${rgb & 0xff}`;
}
