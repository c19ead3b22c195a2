import { isObject, type Message, type Problem } from "./message.js";
import { readMessage } from "./readMessage.js";

/** Milliseconds between a turn's end and each message after it: recordings hold no time for these. */
const LATE_GAP = 50;

/** Reads a `.jsonl` recording: one JSON object per line. Lines that cannot be read become problems. */
export function parseRecording(text: string): { messages: Message[]; problems: Problem[] } {
  const messages: Message[] = [];
  const problems: Problem[] = [];
  let start: number | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const parsed = parseLine(line);
    const read = "problem" in parsed ? parsed : readMessage(parsed.value);
    if ("problem" in read) {
      problems.push({ where: `Line ${index + 1}`, what: read.problem });
      continue;
    }
    const previous = messages.at(-1)?.at ?? 0;
    const { t, late } = isObject(parsed.value) ? parsed.value : {};
    const time = typeof t === "number" && Number.isFinite(t) ? t : undefined;
    start ??= time;
    const at = late === true || time === undefined ? previous + LATE_GAP : time - (start ?? time);
    messages.push({ ...read, place: index + 1, at: Math.max(previous, at) });
  }
  return { messages, problems };
}

function parseLine(line: string): { value: unknown } | { value?: undefined; problem: string } {
  try {
    return { value: JSON.parse(line) };
  } catch (error) {
    return { problem: `not JSON (${(error as Error).message})` };
  }
}
