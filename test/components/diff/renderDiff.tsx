import { act, render } from "@testing-library/react";
import { type DiffItem, DiffView } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { vi } from "vitest";
import { OpenStateScope } from "../../../src/react/openState.js";
import { expandMessages, playMessage, readCases, versionOf } from "../../store/cases.js";

// Asking a table of many rows for roles and names takes jsdom long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Renders diff items one below the other, as those of one session, and waits for their lines. */
export async function renderDiffs(diffs: readonly DiffItem[]): Promise<HTMLElement> {
  const { container } = render(
    <OpenStateScope>
      {diffs.map((diff, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <DiffView key={index} diff={diff} stateKey={`test/${index}`} />
      ))}
    </OpenStateScope>,
  );
  await act(() => import("../../../src/components/diff/DiffFiles.js"));
  return container;
}

/** The diff items of a case's calls, as the store holds them after the last message. */
export function diffsOfCase(number: string): DiffItem[] {
  const found = readCases().find(({ id }) => id.startsWith(`${number}-`));
  if (!found) throw new Error(`There is no case ${number}`);
  const store = createToolCallStore({ protocolVersion: versionOf(found), schedule: "sync" });
  for (const message of expandMessages(found.messages)) {
    playMessage(store, message as Record<string, unknown>, new Map());
  }
  return store.getState().toolCallIds.flatMap((id) => {
    const content = [...(store.getToolCall(id)?.content ?? [])];
    return content.filter((item): item is DiffItem => item.type === "diff");
  });
}

export interface ShownFile {
  readonly section: HTMLElement;
  readonly operation: string;
  readonly path: string;
  readonly counts: string;
  /** `+text`, `−text` or ` text`. */
  readonly lines: readonly string[];
  readonly notes: readonly string[];
}

/** What the files of a rendered diff say. */
export function readFiles(container: HTMLElement): ShownFile[] {
  return parts(container, "diff-file").map((section) => ({
    section,
    operation: text(section, "diff-operation"),
    path: text(section, "diff-path"),
    counts: text(section, "diff-counts"),
    lines: parts(section, "diff-line").map(
      (line) => (text(line, "diff-marker")[0] ?? " ") + text(line, "diff-code"),
    ),
    notes: parts(section, "diff-note").map((note) => note.textContent ?? ""),
  }));
}

export function parts(container: HTMLElement, part: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`[data-acp="${part}"]`)];
}

function text(container: HTMLElement, part: string): string {
  return parts(container, part)[0]?.textContent ?? "";
}
