/**
 * Every part of the kit by the value of its `data-acp` attribute, with what it is. These names are
 * the kit's styling and testing contract: hosts select by them, and they change only with a major
 * version.
 */
export const PARTS = {
  "tool-call-list": "All calls of a session",
  "tool-call-list-item": "One row of the list",
  "tool-call-group": "A line that sums up several calls",
  "tool-call": "One call: a card, or a quiet line",
  "tool-call-heading": "The heading around the header; its level is a prop",
  "tool-call-header": "The button that opens and closes the call",
  "tool-call-kind-icon": "Icon by kind",
  "tool-call-title": "The title, or what stands in for it",
  "tool-call-name": "The tool's programmatic name",
  "tool-call-facts": "The end of the header: fact, status, chevron",
  "tool-call-fact": "A short fact, such as how many lines changed",
  "tool-call-status": "Status as icon and word",
  "tool-call-status-word": "The word of the status",
  "tool-call-elapsed": "How long the call has run, or ran",
  "tool-call-chevron": "Shows that the header opens",
  "tool-call-body": "What a call shows when it is open",
  "tool-call-locations": "Files that the call touches",
  "tool-call-location": "One of them",
  "tool-call-location-button": "One of them where the host opens files",
  "tool-call-section-button": "Opens raw input or output",
  "tool-call-section": "Opened raw input or output",
  "tool-call-note": "Says that there is nothing to show, or that something could not be shown",
  content: "One item of a call's content",
  text: "A text block",
  code: "A code block",
  image: "An image",
  audio: "A sound",
  "resource-link": "A link to a resource",
  resource: "An embedded resource",
  "unknown-content": "Content of an unknown type, as JSON",
  "raw-input": "A call's raw input",
  "raw-output": "A call's raw output",
  diff: "The changes of one diff item",
  "diff-file": "One changed file",
  "diff-line": "One line of a change",
  terminal: "A terminal's command, state and output",
  "terminal-header": "Command, state and the button that stops it",
  "terminal-command": "The command",
  "terminal-status": "Running, or how it ended, as icon and word",
  "terminal-output": "The region that scrolls",
  "terminal-rows": "The rows that are in the document",
  "terminal-row": "One line of output",
  "terminal-run": "A piece of a line in one style",
  "terminal-link-address": "Where a link in the output leads",
  "terminal-note": "Says what is missing, and where",
  "terminal-below": "Says how much is below, and leads there",
  "terminal-footer": "Working directory, number of lines, actions",
  "terminal-cwd": "The working directory",
  "terminal-actions": "Copy, save and the like",
  "terminal-button": "A button of a terminal",
  "permission-queue": "All pending permission requests",
  permission: "One pending permission request",
  "permission-command": "The command that is asked for",
  "permission-option": "A button that answers",
  "permission-record": "How a request was answered",
  "tool-usage": "The table of a session's tool usage",
  "tool-usage-scroll": "What scrolls where the table is wider than the page",
  "tool-usage-actions": "The buttons below the table",
  "tool-usage-button": "One of them",
  announcer: "The live regions, for screen readers alone",
  "visually-hidden": "Words for screen readers alone",
} as const;

/** The value of a `data-acp` attribute. */
export type Part = keyof typeof PARTS;

/**
 * Attributes that carry state beside `data-acp`, with the values they take. A list without values is
 * free text; `present` means the attribute is there or not.
 */
export const STATE_ATTRIBUTES = {
  "data-kind": "On a call: one of the ten kinds. On a permission option: the option's kind as it came.",
  "data-status": "On a call: one of the six statuses; unknown ones count as in_progress.",
  "data-appearance": "On a call: card or line.",
  "data-awaiting": "On a call, present while it waits for an answer of the user.",
  "data-outcome": "On a call: rejected, when the user or a policy said no.",
  "data-state": "open or closed, on whatever opens.",
  "data-tone": "On a status: ok, active, idle, attention or error.",
  "data-command": "On a title, present when it is a command.",
  "data-operation": "On a changed file: add, delete, modify, move or copy.",
} as const;
