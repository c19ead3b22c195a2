import { toKnownKind } from "../../protocol/kinds.js";
import type { Labels } from "../../react/labels/index.js";
import type { ToolCall } from "../../store/records.js";
import { isCommandTitle, rawCommand, withoutBackticks } from "./rawCommand.js";

/** What a call's header says. */
export interface ToolCallHeading {
  readonly text: string;
  /** The text is a command, to be set in monospace and kept left to right. */
  readonly isCommand: boolean;
  /** The tool's name as a label of its own; absent where the heading already says it. */
  readonly name?: string;
}

/**
 * The heading of a call: its title, else the command it runs, else the tool's name, else its kind.
 * Blanks and invisible characters alone count as none.
 */
export function toolCallHeading(toolCall: ToolCall, labels: Labels["toolCall"]): ToolCallHeading {
  const kind = toKnownKind(toolCall.kind);
  const command = kind === "execute" ? rawCommand(toolCall.rawInput) : undefined;
  const title = visible(toolCall.title);
  const name = visible(toolCall.name);
  if (title !== undefined) {
    const isCommand = command !== undefined && isCommandTitle(title, command);
    const text = isCommand ? withoutBackticks(title) : title;
    return { text, isCommand, ...(name && !sameWords(name, text) ? { name } : {}) };
  }
  if (command !== undefined) return { text: command, isCommand: true, ...(name ? { name } : {}) };
  return { text: name ?? labels.kinds[kind], isCommand: false };
}

const SOMETHING_VISIBLE = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

function visible(text: string | undefined): string | undefined {
  return text !== undefined && SOMETHING_VISIBLE.test(text) ? text : undefined;
}

function sameWords(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
