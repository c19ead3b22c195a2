import { expandMessages } from "./expandMessages.js";
import type { Message, Problem } from "./message.js";
import { readMessage } from "./readMessage.js";

/** Cases hold no times: their messages are this many milliseconds apart. */
const GAP = 400;

/** Reads the messages of a case file. Messages that cannot be read become problems. */
export function parseCase(given: readonly unknown[]): { messages: Message[]; problems: Problem[] } {
  const messages: Message[] = [];
  const problems: Problem[] = [];
  for (const [index, value] of expandMessages(given).entries()) {
    const read = readMessage(value);
    if ("problem" in read) problems.push({ where: `Message ${index + 1}`, what: read.problem });
    else messages.push({ ...read, place: index + 1, at: messages.length * GAP });
  }
  return { messages, problems };
}
