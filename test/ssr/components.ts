import * as kit from "acp-tool-calls";
import { type ComponentType, createElement, type ReactElement } from "react";
import { createExampleSession } from "./session.js";

const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === "function" || Object.hasOwn(Object(value), "$$typeof"));

/** Every component that the main entry exports, by name. */
export const COMPONENTS = Object.entries(kit).filter(([name, value]) => isComponent(name, value)) as [
  string,
  ComponentType<object>,
][];

/** The component inside both providers, with every card open, given whatever props it may know. */
export function example(component: ComponentType<object>): ReactElement {
  const store = createExampleSession();
  const toolCall = store.getToolCall("call");
  const { permissionRequests, permissionRecords } = store.getState();
  const items = [...(toolCall?.content ?? [])];
  const props = {
    toolCall,
    toolCallId: "call",
    terminal: store.getTerminal("terminal"),
    terminalId: "terminal",
    permissions: { requests: permissionRequests, records: permissionRecords },
    request: permissionRequests[0],
    record: permissionRecords[0],
    content: items[0],
    item: items[0],
    block: { type: "text", text: "Some *text*" },
    diff: items.find(({ type }) => type === "diff"),
    text: "Some *text*",
    url: "https://example.test/",
    value: { some: ["data"] },
    stateKey: "example",
    store,
    children: "children",
  };
  const child = createElement(component, props);
  const stored = createElement(kit.ToolCallStoreProvider, { store }, child);
  return createElement(kit.ToolCallKitProvider, { collapsePolicy: () => "open" as const }, stored);
}
