const CHUNK = 4096;

/** Coloured lines, as a test runner writes them. */
export function coloured(bytes: number): Uint8Array {
  return repeat(
    bytes,
    (line) =>
      `\u001b[32m✓\u001b[39m src/file-${line % 97}.test.ts \u001b[2m(${line} tests)\u001b[22m \u001b[33m${line % 500} ms\u001b[39m\n`,
  );
}

/** A progress bar that is drawn again and again, with a line that stays after each tenth. */
export function redrawn(bytes: number): Uint8Array {
  return repeat(bytes, (step) => {
    const bar = `\r\u001b[2K\u001b[36m${"█".repeat(step % 20)}\u001b[39m ${step} %`;
    return step % 10 === 9 ? `${bar}\n\u001b[32m✓\u001b[39m added package ${step}\n` : bar;
  });
}

/** In chunks of 4 KB. */
export function chunks(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    bytes.subarray(index * CHUNK, (index + 1) * CHUNK),
  );
}

function repeat(bytes: number, piece: (index: number) => string): Uint8Array {
  const pieces: string[] = [];
  for (let length = 0, index = 0; length < bytes; index++) {
    const text = piece(index);
    pieces.push(text);
    length += text.length;
  }
  return new TextEncoder().encode(pieces.join("")).subarray(0, bytes);
}
