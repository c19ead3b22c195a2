/** WCAG's ratio for text, met against every background that the kit expects. */
export const TEXT_CONTRAST = 4.5;

const BLACK = 0x000000;
const WHITE = 0xffffff;

/** The contrast ratio of two colours 0xRRGGBB, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: number, b: number): number {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * The nearest colour on the way from `colour` to white or black that can be read on `background`:
 * text in the background's own colour becomes visible, everything legible stays as it is.
 */
export function legible(colour: number, background: number, ratio: number = TEXT_CONTRAST): number {
  if (contrast(colour, background) >= ratio) return colour;
  const target = contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    if (contrast(mix(colour, target, middle), background) >= ratio) high = middle;
    else low = middle;
  }
  return mix(colour, target, high);
}

function luminance(colour: number): number {
  const red = linear((colour >> 16) & 0xff);
  const green = linear((colour >> 8) & 0xff);
  const blue = linear(colour & 0xff);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function mix(from: number, to: number, share: number): number {
  const channel = (shift: number) => {
    const a = (from >> shift) & 0xff;
    const b = (to >> shift) & 0xff;
    return Math.round(a + (b - a) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
