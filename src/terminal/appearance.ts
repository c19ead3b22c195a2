import { contrast, legible } from "./contrast.js";
import { ANSI_COLOURS, type AnsiColour, paletteColour } from "./palette.js";
import { DEFAULT_COLOUR, RGB, type TextStyle } from "./rows.js";

/** The lightest dark and the darkest light page that colours are made legible on: 0xRRGGBB. */
const DARK_PAGE = 0x2b2d31;
const LIGHT_PAGE = 0xf0f0f0;
/** The host's text colour, where a colour of our own has to be put on a coloured background. */
const DARK_TEXT = 0x1f2328;
const LIGHT_TEXT = 0xf6f8fa;

/** A colour as CSS: made of a number alone, whatever the program sent. */
export type CssColour = `#${string}`;

/** How a run is shown, decided without knowing the theme. */
export interface Appearance {
  /** One of the sixteen, by its token, on no background. */
  readonly ansi?: AnsiColour;
  /** Any other text colour, for either theme; both are the same on a coloured background. */
  readonly light?: CssColour;
  readonly dark?: CssColour;
  readonly background?: CssColour;
  /** The page's own colours the other way round. */
  readonly inverse?: boolean;
}

const PLAIN: Appearance = {};

/**
 * The colours of a style. Text on the page keeps its hue and is moved towards black or white until it
 * can be read in each theme; text on a coloured background until it can be read there, so that
 * neither concealment nor black on black hides anything.
 */
export function appearance(style: TextStyle): Appearance {
  const { inverse, foreground, background } = style;
  const text = inverse ? background : foreground;
  const behind = inverse ? foreground : background;
  if (inverse && text === DEFAULT_COLOUR && behind === DEFAULT_COLOUR) return { inverse: true };
  if (behind !== DEFAULT_COLOUR) return onColour(text, toRgb(behind));
  // Inverse text on the default background: the page's text colour is behind it.
  if (inverse)
    return {
      inverse: true,
      light: css(legible(toRgb(text), DARK_TEXT)),
      dark: css(legible(toRgb(text), LIGHT_TEXT)),
    };
  if (text === DEFAULT_COLOUR) return PLAIN;
  const ansi = ANSI_COLOURS[text];
  if (ansi) return { ansi };
  const colour = toRgb(text);
  return { light: css(legible(colour, LIGHT_PAGE)), dark: css(legible(colour, DARK_PAGE)) };
}

function onColour(text: number, background: number): Appearance {
  const plain = contrast(DARK_TEXT, background) > contrast(LIGHT_TEXT, background) ? DARK_TEXT : LIGHT_TEXT;
  const wanted = text === DEFAULT_COLOUR ? plain : toRgb(text);
  const colour = css(legible(wanted, background));
  return { light: colour, dark: colour, background: css(background) };
}

function toRgb(colour: number): number {
  return colour >= RGB ? colour - RGB : paletteColour(colour);
}

function css(colour: number): CssColour {
  return `#${(colour & 0xffffff).toString(16).padStart(6, "0")}`;
}
