export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels of an image as its header claims, without decoding it; `undefined` when the header is cut off,
 * broken or of another kind.
 */
export function imageSize(bytes: Uint8Array, mimeType: string): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return READERS[mimeType]?.(view);
  } catch {
    return undefined;
  }
}

const READERS: Readonly<Record<string, (view: DataView) => ImageSize | undefined>> = {
  "image/png": (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  "image/gif": (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  "image/bmp": (view) =>
    view.getUint32(14, true) === 12
      ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
      : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) },
  "image/jpeg": jpegSize,
  "image/webp": webpSize,
  "image/avif": avifSize,
};

/** The first start-of-frame segment; others are skipped by their length. */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): ImageSize | undefined {
  const chunk = tagAt(view, 12);
  if (chunk === "VP8X") return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (chunk === "VP8 ") {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk !== "VP8L") return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The largest of the image's spatial extents: a grid has one for itself and one for its tiles. */
function avifSize(view: DataView): ImageSize | undefined {
  let size: ImageSize | undefined;
  const end = Math.min(view.byteLength - 16, 4096);
  for (let at = 0; at < end; at++) {
    if (tagAt(view, at) !== "ispe") continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!size || found.width * found.height > size.width * size.height) size = found;
  }
  return size;
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
