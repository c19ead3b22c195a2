function base64(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes));
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

const PNG_START = [0x89, ...ascii("PNG\r\n\x1a\n"), 0, 0, 0, 13, ...ascii("IHDR")];

/** A PNG header that claims 30,000 × 30,000 pixels. */
export const BOMB: string = base64([...PNG_START, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0]);

/** 8,000 samples a second, 8 bits, one second of 440 Hz. */
export const BEEP_WAV: string = (() => {
  const samples = Array.from({ length: 8000 }, (_, i) =>
    Math.round(128 + 60 * Math.sin((i * 440 * 2 * Math.PI) / 8000)),
  );
  const int32 = (n: number) => [n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >> 24) & 255];
  const format = [1, 0, 1, 0, ...int32(8000), ...int32(8000), 1, 0, 8, 0];
  const bytes = [
    ...ascii("RIFF"),
    ...int32(36 + samples.length),
    ...ascii("WAVEfmt "),
    ...int32(16),
    ...format,
    ...ascii("data"),
    ...int32(samples.length),
    ...samples,
  ];
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
})();

/** A bar chart of 96 × 64 pixels on a transparent ground. */
export const CHART_PNG: string =
  "iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAYAAADlNHIOAAAAmElEQVR42u3WsRUAEBBEQZ0oUeGKoAPSdea/J7toJ9GaJEmSdKyPuW7PSgAACAAAAag3EAAAAAAAAAAAQOagAAAAAAAAAAAAABLuAQAAAAAAAABVAdK+fQAAAAAAAMA3YAAeA3APAIB7AADcAwDgHkAegIEAADAQAAAGAgDAQAAAGAgAAAMBAGAgAAAMBACAQQEAcA+g1P0Gfv2853KhM9wAAAAASUVORK5CYII=";
