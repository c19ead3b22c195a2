import type { ProtocolVersion } from "acp-tool-calls/store";
import { detectVersion } from "./detectVersion.js";
import { isObject, type Recording } from "./message.js";
import { parseCase } from "./parseCase.js";
import { parseRecording } from "./parseRecording.js";

export type ChosenVersion = "auto" | ProtocolVersion;

/** Reads a `.jsonl` recording or a case file, whichever the text is. Never throws. */
export function openText(name: string, text: string, chosen: ChosenVersion = "auto"): Recording {
  const whole = parseWhole(text);
  if ("value" in whole && Array.isArray(whole.value)) return finish(name, chosen, parseCase(whole.value));
  if ("value" in whole && isObject(whole.value) && Array.isArray(whole.value.messages)) {
    const { id, gist, protocol, messages } = whole.value;
    const named = protocol === "v1" ? 1 : protocol === "v2" ? 2 : "auto";
    const recording = finish(
      typeof id === "string" ? id : name,
      chosen === "auto" ? named : chosen,
      parseCase(messages as readonly unknown[]),
    );
    return typeof gist === "string" ? { ...recording, gist } : recording;
  }
  if ("problem" in whole && isSpreadOverLines(text)) {
    return finish(name, chosen, { messages: [], problems: [{ where: "The file", what: whole.problem }] });
  }
  return finish(name, chosen, parseRecording(text));
}

type Parsed = Pick<Recording, "messages" | "problems">;

function finish(name: string, chosen: ChosenVersion, { messages, problems }: Parsed): Recording {
  const empty = messages.length === 0 && problems.length === 0;
  return {
    name,
    protocolVersion: chosen === "auto" ? detectVersion(messages) : chosen,
    messages,
    problems: empty ? [{ where: "The file", what: "no messages in it" }] : problems,
  };
}

function parseWhole(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `not JSON (${(error as Error).message})` };
  }
}

/** A JSON document that was laid out for reading, where one complaint per line would say nothing. */
function isSpreadOverLines(text: string): boolean {
  return /^\s*[[{]\s*\n/.test(text);
}
