import { toKnownKind } from "../../protocol/kinds.js";
import { toKnownStatus } from "../../protocol/statuses.js";
import type { TerminalExitStatus } from "../../protocol/types.js";
import type { LabelsAtOnce } from "../../react/labels/index.js";
import type { PermissionRequest, ToolCall } from "../../store/records.js";
import {
  permissionAnnouncement,
  permissionChangeAnnouncement,
} from "../permission/permissionAnnouncement.js";
import { toolCallHeading } from "../tool-call/toolCallHeading.js";

/** Characters. A listener cannot skip within a message, so one is short. */
const MAX_LENGTH = 200;

/** What the polite region says of what settled since it last spoke. Empty when there is nothing to say. */
export function politeAnnouncement(
  settled: readonly ToolCall[],
  exits: readonly TerminalExitStatus[],
  labels: LabelsAtOnce,
): string {
  const exit = exits.length === 1 && settled.length < 2 ? exitText(exits[0], labels) : "";
  return [exit && clip(exit), settledText(settled, labels)].filter(Boolean).join(" ");
}

function settledText(settled: readonly ToolCall[], labels: LabelsAtOnce): string {
  const [first] = settled;
  if (!first) return "";
  if (settled.length === 1) {
    const status = labels.toolCall.statuses[toKnownStatus(first.status)];
    return labels.announcer.settled(clip(nameOf(first, labels), MAX_LENGTH / 2), status);
  }
  const count = (status: string) => settled.filter((toolCall) => toolCall.status === status).length;
  return labels.announcer.settledCount({
    completed: count("completed"),
    failed: count("failed"),
    cancelled: count("cancelled"),
  });
}

function exitText(exit: TerminalExitStatus | undefined, { announcer }: LabelsAtOnce): string {
  if (exit?.signal) return announcer.killed(exit.signal);
  return typeof exit?.exitCode === "number" ? announcer.exited(exit.exitCode) : "";
}

/**
 * What the assertive region says of open requests: of the first new one what `permissionAnnouncement`
 * says, and of the first other one that the agent changed that it did.
 */
export function assertiveAnnouncement(
  asked: readonly PermissionRequest[],
  changed: readonly PermissionRequest[],
  { permission: labels }: LabelsAtOnce,
  shortcut?: string,
): string {
  const [first] = asked;
  const [other] = changed;
  return [
    first && permissionAnnouncement(first, { labels, shortcut, count: asked.length }),
    other && permissionChangeAnnouncement(other, "changed", { labels }),
  ]
    .filter(Boolean)
    .join(" ");
}

function nameOf(toolCall: ToolCall, labels: LabelsAtOnce): string {
  const { text } = toolCallHeading(toolCall, labels.toolCall);
  const kind = labels.toolCall.kinds[toKnownKind(toolCall.kind)];
  return text === kind ? kind : `${kind}: ${text}`;
}

function clip(text: string, length: number = MAX_LENGTH): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= length ? line : `${line.slice(0, Math.max(0, Math.floor(length) - 1)).trimEnd()}…`;
}
