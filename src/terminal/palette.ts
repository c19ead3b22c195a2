/** Names of the palette's first sixteen places, as in the tokens `--acp-terminal-<name>`. */
export const ANSI_COLOURS = [
  "black",
  "red",
  "green",
  "yellow",
  "blue",
  "magenta",
  "cyan",
  "white",
  "bright-black",
  "bright-red",
  "bright-green",
  "bright-yellow",
  "bright-blue",
  "bright-magenta",
  "bright-cyan",
  "bright-white",
] as const;

export type AnsiColour = (typeof ANSI_COLOURS)[number];

/** What the sixteen are behind text, in both themes: 0xRRGGBB. */
const SIXTEEN: readonly number[] = [
  0x1f2328, 0xc4302b, 0x2da44e, 0xd4a72c, 0x2f6fdb, 0xa651c9, 0x1b9aaa, 0xd0d7de, 0x6e7781, 0xf0625a,
  0x57c47a, 0xe8c452, 0x6ba4ff, 0xd08bea, 0x58c7d3, 0xf6f8fa,
];
const CUBE_STEPS = [0, 95, 135, 175, 215, 255] as const;

/** The colour of a place in the palette of 256, as 0xRRGGBB. */
export function paletteColour(index: number): number {
  if (index < 16) return SIXTEEN[index] ?? 0;
  if (index >= 232) return (8 + (index - 232) * 10) * 0x10101;
  const place = index - 16;
  const step = (divisor: number) => CUBE_STEPS[Math.floor(place / divisor) % 6] ?? 0;
  return (step(36) << 16) | (step(6) << 8) | step(1);
}
