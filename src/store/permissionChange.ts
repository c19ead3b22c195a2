import { isContainer } from "../protocol/ownField.js";
import type { AskedField, ToolCall } from "./records.js";
import { sameJson } from "./sameJson.js";

const ASKED: readonly AskedField[] = [
  "title",
  "name",
  "kind",
  "content",
  "locations",
  "rawInput",
  "rawOutput",
  "unknownFields",
];

/** The fields by which a call is now another question than it was. */
export function changedFields(before: ToolCall, after: ToolCall): AskedField[] {
  return ASKED.filter((field) => !sameJson(asked(before, field), asked(after, field)));
}

/** Whether everything that was there before is still there, so that the question only gained details. */
export function onlyAdds(before: ToolCall, after: ToolCall): boolean {
  try {
    return changedFields(before, after).every((field) =>
      field === "kind" ? before.kind === "other" : extendsValue(asked(before, field), asked(after, field)),
    );
  } catch {
    return false; // What cannot be read may have been anything.
  }
}

function asked(toolCall: ToolCall, field: AskedField): unknown {
  return field === "content" ? [...toolCall.content] : toolCall[field];
}

function extendsValue(before: unknown, after: unknown): boolean {
  if (before === undefined) return true;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after))
    return false;
  return Object.entries(before).every(
    ([key, value]) => Object.hasOwn(after, key) && sameJson(value, (after as Record<string, unknown>)[key]),
  );
}
