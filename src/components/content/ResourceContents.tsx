import { type ReactNode, useMemo } from "react";
import { decodeBase64 } from "../../protocol/base64.js";
import type { EmbeddedResource } from "../../protocol/types.js";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { asPart } from "../asPart.js";
import { CodeText } from "../code/CodeText.js";
import { FileCard } from "./FileCard.js";
import { MediaView } from "./MediaView.js";
import { resourceName } from "./media/resourceName.js";
import { sniffMedia } from "./media/sniffMedia.js";
import { textOfBytes } from "./media/textOfBytes.js";
import { TextView } from "./TextView.js";

export interface ResourceContentsProps {
  readonly resource: EmbeddedResource;
  readonly stateKey: string;
}

/** What is in an embedded resource, by its type and its bytes. */
export function ResourceContents({ resource, stateKey }: ResourceContentsProps): ReactNode {
  return typeof resource.text === "string" ? (
    <ResourceText resource={resource} text={resource.text} stateKey={stateKey} />
  ) : (
    <ResourceBlob resource={resource} data={resource.blob ?? ""} stateKey={stateKey} />
  );
}

interface ResourceTextProps {
  readonly resource: EmbeddedResource;
  readonly text: string;
  readonly stateKey: string;
}

function ResourceText({ resource, text, stateKey }: ResourceTextProps): ReactNode {
  const name = resourceName(resource.uri);
  if (isMarkdown(resource, name)) {
    return (
      <>
        <ResourceName resource={resource} name={name} />
        <TextView text={text} stateKey={stateKey} />
      </>
    );
  }
  return (
    <CodeText
      code={text}
      mimeType={resource.mimeType}
      fileName={name}
      title={<ResourceName resource={resource} name={name} />}
      stateKey={stateKey}
    />
  );
}

function ResourceName({ resource, name }: { resource: EmbeddedResource; name: string }): ReactNode {
  return (
    <span {...asPart("file-line")} title={resource.uri}>
      <bdi {...asPart("file-name")}>{name}</bdi>
      {resource.mimeType && <span {...asPart("file-facts")}>{resource.mimeType}</span>}
    </span>
  );
}

interface ResourceBlobProps {
  readonly resource: EmbeddedResource;
  readonly data: string;
  readonly stateKey: string;
}

function ResourceBlob({ resource, data, stateKey }: ResourceBlobProps): ReactNode {
  const content = useContentLabels();
  const bytes = useMemo(() => decodeBase64(data), [data]);
  const name = resourceName(resource.uri);
  const type = resource.mimeType ?? "application/octet-stream";
  if (bytes && sniffMedia(bytes))
    return <MediaView data={data} declaredType={type} name={name} stateKey={stateKey} />;
  const text = bytes && isTextType(type) ? textOfBytes(bytes) : undefined;
  if (text !== undefined) return <ResourceText resource={resource} text={text} stateKey={stateKey} />;
  return (
    <FileCard
      name={name}
      facts={[type, bytes && content.bytes(bytes.length)]}
      note={bytes ? undefined : content.notBase64}
      bytes={bytes}
    />
  );
}

function isMarkdown({ mimeType }: EmbeddedResource, name: string): boolean {
  return mimeType ? /^text\/(x-)?markdown\b/i.test(mimeType) : /\.(md|markdown)$/i.test(name);
}

function isTextType(mimeType: string): boolean {
  return /^text\/|[/+](json|xml|yaml|toml|javascript|typescript|sql|x-sh)\b/i.test(mimeType);
}
