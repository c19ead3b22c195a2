import type { IBufferLine, IMarker, Terminal } from "@xterm/headless";

/** Watches the normal screen for lines that leave it at the top. */
export interface ScrolledLines {
  /** To be called when the lines above the screen are about to be erased. */
  forget(): void;
}

/**
 * Calls back with each line as it leaves the screen at the top, when nothing can change it any more.
 * The emulator tells of every scroll, also of those that lose no line: while its scrollback fills up
 * the height above the screen tells them apart, and after that a marker that moves with the lines.
 */
export function watchScrolledLines(
  terminal: Terminal,
  scrollback: number,
  onLine: (line: IBufferLine) => void,
): ScrolledLines {
  const buffers = terminal.buffer;
  const buffer = buffers.normal;
  let height = 0;
  let marker: IMarker | undefined;
  let markerLine = -1;

  function placeMarker(): void {
    marker = terminal.registerMarker(-buffer.cursorY - 1);
    markerLine = marker?.line ?? -1;
  }

  terminal.onScroll(() => {
    if (buffers.active.type !== "normal") return;
    const { baseY } = buffer;
    if (baseY !== height) {
      const grown = baseY > height;
      height = baseY;
      if (!grown) return;
      if (baseY === scrollback) placeMarker();
    } else {
      if (baseY < scrollback || !marker || marker.line === markerLine) return;
      markerLine = marker.line;
      if (markerLine < 0) placeMarker();
    }
    const line = buffer.getLine(baseY - 1);
    if (line) onLine(line);
  });

  return {
    forget() {
      height = 0;
      marker?.dispose();
      marker = undefined;
    },
  };
}
