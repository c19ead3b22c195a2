import { type ReactNode, useMemo, useState } from "react";
import type { CONTENT_LABELS } from "../../react/labels/content.js";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { asPart } from "../asPart.js";
import { CodeText } from "../code/CodeText.js";
import { FileCard } from "./FileCard.js";
import { judgeMedia, type MediaVerdict } from "./media/judgeMedia.js";
import { textOfBytes } from "./media/textOfBytes.js";
import { useObjectUrl } from "./media/useObjectUrl.js";
import { shortAddress } from "./shortAddress.js";

export interface MediaViewProps {
  /** Base64. */
  readonly data: string;
  /** What the agent says it is. */
  readonly declaredType: string;
  /** Of the file, where it has one. */
  readonly name?: string | undefined;
  /** Where the agent says the data is from. Never requested; named where there is no data. */
  readonly address?: string | undefined;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/** An image or a sound from an agent, by what its bytes are; else its name, type and size. */
export function MediaView(props: MediaViewProps): ReactNode {
  const { data, declaredType, name } = props;
  const content = useContentLabels();
  const verdict = useMemo(() => judgeMedia(data), [data]);
  const [isBroken, setBroken] = useState(false);
  const shown = verdict.type === "show" && !isBroken ? verdict : undefined;
  const url = useObjectUrl(shown?.bytes, shown?.media.mimeType ?? "");
  const isImage = shown?.media.kind === "image";
  if (!shown) return <RefusedMedia {...props} verdict={verdict} />;
  const size = shown.size && `${shown.size.width}×${shown.size.height}`;
  const label = isImage
    ? content.imageFromAgent(shown.media.name, size)
    : content.audioFromAgent(shown.media.name);
  const note = agrees(declaredType, shown.media.mimeType)
    ? undefined
    : content.typeMismatch(declaredType, shown.media.name);
  return (
    <figure {...asPart(shown.media.kind)}>
      {isImage
        ? url && (
            <img
              src={url}
              alt={label}
              width={shown.size?.width}
              height={shown.size?.height}
              loading="lazy"
              decoding="async"
              onError={() => setBroken(true)}
            />
          )
        : url && (
            // biome-ignore lint/a11y/useMediaCaption: agents send no captions
            <audio src={url} controls preload="none" aria-label={label} onError={() => setBroken(true)} />
          )}
      <figcaption>
        <FileCard
          name={name ?? (isImage ? content.image : content.audio)}
          facts={[shown.media.name, size, content.bytes(shown.bytes.length)]}
          note={note}
          bytes={shown.bytes}
        />
      </figcaption>
    </figure>
  );
}

type RefusedMediaProps = MediaViewProps & { readonly verdict: MediaVerdict };

function RefusedMedia({ verdict, declaredType, name, address, stateKey }: RefusedMediaProps): ReactNode {
  const content = useContentLabels();
  const isAudio = declaredType.startsWith("audio/");
  const isText = verdict.type === "refuse" && verdict.reason === "unknown-type" && verdict.bytes;
  const source = isText ? textOfBytes(isText) : undefined;
  return (
    <div {...asPart(isAudio ? "audio" : "image")} data-refused="">
      <FileCard
        name={name ?? (isAudio ? content.audio : content.image)}
        facts={[declaredType, verdict.bytes && content.bytes(verdict.bytes.length)]}
        note={
          source === undefined
            ? noteOf(verdict, declaredType, address && shortAddress(address, content), content)
            : content.typeNotShown(declaredType)
        }
        bytes={verdict.bytes}
      />
      {source !== undefined && <CodeText code={source} mimeType={declaredType} stateKey={stateKey} />}
    </div>
  );
}

function noteOf(
  verdict: MediaVerdict,
  declaredType: string,
  address: string | undefined,
  labels: typeof CONTENT_LABELS,
): string {
  if (verdict.type === "show") {
    return verdict.media.kind === "image" ? labels.brokenImage : labels.brokenAudio;
  }
  switch (verdict.reason) {
    case "empty":
      return labels.noData(address);
    case "not-base64":
      return labels.notBase64;
    case "too-many-pixels":
      return labels.tooManyPixels(`${verdict.size?.width}×${verdict.size?.height}`);
    case "no-size":
      return labels.brokenImage;
    case "unknown-type":
      return labels.typeMismatch(declaredType, undefined);
  }
}

function agrees(declared: string, actual: string): boolean {
  const plain = (type: string) =>
    type
      .split(";", 1)[0]
      ?.trim()
      .toLowerCase()
      .replace(/\/(x-|vnd\.)?/, "/")
      .replace("wave", "wav")
      .replace("jpg", "jpeg")
      .replace("mp3", "mpeg")
      .replace("m4a", "mp4");
  return plain(declared) === plain(actual);
}
