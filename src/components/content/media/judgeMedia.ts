import { decodeBase64 } from "../../../protocol/base64.js";
import { type ImageSize, imageSize } from "./imageSize.js";
import { type MediaType, sniffMedia } from "./sniffMedia.js";

/** What may be done with media data that an agent sent. */
export type MediaVerdict =
  | {
      readonly type: "show";
      readonly media: MediaType;
      readonly bytes: Uint8Array;
      readonly size?: ImageSize;
    }
  | {
      readonly type: "refuse";
      readonly reason: "empty" | "not-base64" | "unknown-type" | "too-many-pixels" | "no-size";
      /** Absent when there is no data, or it is not base64. */
      readonly bytes?: Uint8Array;
      readonly media?: MediaType;
      readonly size?: ImageSize;
    };

/** More would take some 200 MB to decode: a few kilobytes can claim far more. */
const MAX_PIXELS = 50_000_000;

/** Judges base64 data by its bytes: its kind, and how large decoding it would be. */
export function judgeMedia(data: string): MediaVerdict {
  if (data === "") return { type: "refuse", reason: "empty" };
  const bytes = decodeBase64(data);
  if (!bytes) return { type: "refuse", reason: "not-base64" };
  const media = sniffMedia(bytes);
  if (!media) return { type: "refuse", reason: "unknown-type", bytes };
  if (media.kind === "audio") return { type: "show", media, bytes };
  const size = imageSize(bytes, media.mimeType);
  if (!size) return { type: "refuse", reason: "no-size", bytes, media };
  if (size.width * size.height > MAX_PIXELS)
    return { type: "refuse", reason: "too-many-pixels", bytes, media, size };
  return { type: "show", media, bytes, size };
}
