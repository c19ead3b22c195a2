import type { Recording } from "../../stories/session/message.js";
import { openText } from "../../stories/session/openText.js";

const files = import.meta.glob<string>("../../stories/recordings/*.jsonl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Every recording of the stories, read. */
export function readRecordings(): Recording[] {
  return Object.entries(files).map(([path, text]) => openText(nameOf(path), text));
}

function nameOf(path: string): string {
  return path.replace(/^.*\/(.*)\.jsonl$/, "$1");
}
