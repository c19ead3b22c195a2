/** What data is by its first bytes, whatever it was declared as. */
export interface MediaType {
  readonly kind: "image" | "audio";
  /** One that browsers can show and that holds no script. */
  readonly mimeType: string;
  /** As people call it: "PNG". */
  readonly name: string;
}

const TYPES: readonly (MediaType & { readonly matches: (bytes: Uint8Array) => boolean })[] = [
  { kind: "image", mimeType: "image/png", name: "PNG", matches: starts("\x89PNG\r\n\x1a\n") },
  { kind: "image", mimeType: "image/jpeg", name: "JPEG", matches: starts("\xff\xd8\xff") },
  { kind: "image", mimeType: "image/gif", name: "GIF", matches: either(starts("GIF87a"), starts("GIF89a")) },
  { kind: "image", mimeType: "image/webp", name: "WebP", matches: both(starts("RIFF"), starts("WEBP", 8)) },
  {
    kind: "image",
    mimeType: "image/avif",
    name: "AVIF",
    matches: both(starts("ftyp", 4), either(starts("avif", 8), starts("avis", 8))),
  },
  { kind: "image", mimeType: "image/bmp", name: "BMP", matches: starts("BM") },
  { kind: "audio", mimeType: "audio/wav", name: "WAV", matches: both(starts("RIFF"), starts("WAVE", 8)) },
  { kind: "audio", mimeType: "audio/ogg", name: "Ogg", matches: starts("OggS") },
  { kind: "audio", mimeType: "audio/flac", name: "FLAC", matches: starts("fLaC") },
  { kind: "audio", mimeType: "audio/mpeg", name: "MP3", matches: either(starts("ID3"), isMpegFrame) },
  { kind: "audio", mimeType: "audio/mp4", name: "M4A", matches: both(starts("ftyp", 4), starts("M4A", 8)) },
  { kind: "audio", mimeType: "audio/webm", name: "WebM", matches: starts("\x1a\x45\xdf\xa3") },
];

/** The type of image or audio data, if it is one that may be shown. SVG and HTML never are. */
export function sniffMedia(bytes: Uint8Array): MediaType | undefined {
  return TYPES.find(({ matches }) => matches(bytes));
}

type Test = (bytes: Uint8Array) => boolean;

function starts(signature: string, at = 0): Test {
  return (bytes) =>
    bytes.length >= at + signature.length &&
    Array.from(signature).every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

function either(...tests: Test[]): Test {
  return (bytes) => tests.some((test) => test(bytes));
}

function both(...tests: Test[]): Test {
  return (bytes) => tests.every((test) => test(bytes));
}

/** A sync word with a layer, a bit rate and a sample rate that exist (ADTS AAC has layer 0). */
function isMpegFrame(bytes: Uint8Array): boolean {
  const [first, second = 0, third = 0] = bytes;
  return (
    first === 0xff &&
    (second & 0xe0) === 0xe0 &&
    (second & 6) !== 0 &&
    third >> 4 !== 15 &&
    (third & 12) !== 12
  );
}
