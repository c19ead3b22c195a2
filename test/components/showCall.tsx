import { act, render } from "@testing-library/react";
import {
  type KitOptions,
  ToolCallById,
  ToolCallKitProvider,
  ToolCallStoreProvider,
  useToolCallIds,
} from "acp-tool-calls";
import { createToolCallStore, type SessionUpdateV2, type ToolCallStore } from "acp-tool-calls/store";
import type { ReactNode } from "react";

type CallUpdate = Extract<SessionUpdateV2, { sessionUpdate: "tool_call_update" }>;
/** A call's fields; its id is `c1` unless it says another. */
export type CallFields = Omit<CallUpdate, "sessionUpdate" | "toolCallId"> & {
  toolCallId?: string;
};

/** A v2 store that applies each update at once. Times are of a clock that stands at `now.value`. */
export function openStore(now: { value: number } = { value: 0 }): ToolCallStore {
  return createToolCallStore({
    protocolVersion: 2,
    schedule: "sync",
    now: () => now.value,
  });
}

export function update(store: ToolCallStore, fields: CallFields, replay = false): void {
  store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "c1", ...fields }, { replay });
}

/** Every call, one below the other: what the list groups and leaves out is tested with the list. */
export function Calls(): ReactNode {
  return useToolCallIds().map((toolCallId) => <ToolCallById key={toolCallId} toolCallId={toolCallId} />);
}

/** Renders a store's calls without the list. */
export function showStore(store: ToolCallStore, options: KitOptions = {}, beside?: ReactNode) {
  return render(
    <ToolCallKitProvider {...options}>
      <ToolCallStoreProvider store={store}>
        <Calls />
        {beside}
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
}

/** Renders one call of a new store. */
export function showCall(fields: CallFields, options?: KitOptions): ToolCallStore {
  const store = openStore();
  update(store, fields);
  showStore(store, options);
  return store;
}

export const textItem = (text: string) => ({ type: "content", content: { type: "text", text } }) as const;

/** The parts of that name in the document, in order. */
export function parts(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-acp="${name}"]`)];
}

/** The one part of that name. */
export function part(name: string): HTMLElement {
  const [only, ...others] = parts(name);
  if (!only || others.length > 0)
    throw new Error(`${others.length + (only ? 1 : 0)} parts are named ${name}.`);
  return only;
}

/** Opens whatever is closed, and what that shows, each button once. */
export function openAll(): void {
  const clicked = new Set<Element>();
  const closed = () =>
    [...document.querySelectorAll<HTMLElement>('[data-acp] button[aria-expanded="false"]')].filter(
      (button) => !clicked.has(button),
    );
  for (let buttons = closed(); buttons.length > 0; buttons = closed()) {
    act(() => {
      for (const button of buttons) {
        clicked.add(button);
        button.click();
      }
    });
  }
}
