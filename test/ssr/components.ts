import * as kit from "acp-tool-calls";
import * as subagents from "acp-tool-calls/subagents";
import { type ComponentType, createElement, type ReactElement } from "react";
import { createExampleSession, createExampleSessions } from "./session.js";

const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === "function" || Object.hasOwn(Object(value), "$$typeof"));

/** Every component that is exported, by name. */
export const COMPONENTS = Object.entries({ ...kit, ...subagents }).filter(([name, value]) =>
  isComponent(name, value),
) as [string, ComponentType<object>][];

/** A control that does nothing without scripts, and remarks that come with the script that reads them. */
export const NOT_ON_SERVERS: readonly string[] = ["ToolCallCancel", "ToolCallHint"];

/** Props of components that give a common name a narrower meaning. */
const OWN_PROPS: Readonly<Record<string, object>> = {
  ResourceView: { block: { type: "resource", resource: { uri: "file:///a.txt", text: "Some text" } } },
  Subagent: { sessionId: "child" },
  ResourceLinkView: { block: { type: "resource_link", name: "a page", uri: "https://example.test/" } },
};

/** What makes a call offer to be cancelled. */
const CANCELLABLE = { status: "in_progress", capabilities: { cancel: {} } };

/** The component inside both providers, with every card open, given whatever props it may know. */
export function example(name: string, component: ComponentType<object>): ReactElement {
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
    address: "https://example.test/",
    label: "A label",
    code: "const a = 1;",
    language: "ts",
    value: { some: ["data"] },
    stateKey: "example",
    store,
    sessions: createExampleSessions(),
    sessionId: "main",
    children: "children",
    ...OWN_PROPS[name],
    ...(name === "ToolCallCancel" ? { toolCall: { ...toolCall, ...CANCELLABLE } } : {}),
  };
  const child = createElement(component, props);
  const stored = createElement(kit.ToolCallStoreProvider, { store }, child);
  return createElement(
    kit.ToolCallKitProvider,
    { collapsePolicy: () => "open" as const, onCancelToolCall: () => {} },
    stored,
  );
}
