import {
  AssistantRuntimeProvider,
  MessagePrimitive,
  ThreadPrimitive,
  useExternalStoreRuntime,
} from "@assistant-ui/react";
import { ToolCallList, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore, type SessionUpdate, type ToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { groupNotifications, mergeToolCalls, useAcpStore } from "use-acp";
import type { Tidy } from "../law.js";
import { changeOf, MemoCard, type PlainCall, plainCalls, ReferenceCard } from "./referenceCard.js";

/** What shows calls in an element and takes updates to the one in the middle. */
export type Show = (root: HTMLElement, calls: number, tidy: Tidy) => (index: number) => void;

const middleOf = (calls: number) => `c${Math.floor(calls / 2)}`;

function mount(root: HTMLElement, element: ReactNode, tidy: Tidy): void {
  const reactRoot = createRoot(root);
  tidy(() => reactRoot.unmount());
  flushSync(() => reactRoot.render(element));
}

/** The limit: elements made by hand, of which an update changes two texts. */
export const showByHand: Show = (root, calls) => {
  const texts = plainCalls(calls).map(({ title, status }) => {
    const card = document.createElement("article");
    card.innerHTML = "<header><span>⚙</span><h3></h3><code>tool</code></header><p><b></b></p>";
    const heading = card.querySelector("h3") as HTMLElement;
    const word = card.querySelector("b") as HTMLElement;
    heading.textContent = title;
    word.textContent = status;
    root.append(card);
    return { heading, word };
  });
  const middle = texts[Math.floor(calls / 2)];
  return (index) => {
    const { title, status } = changeOf(index);
    if (middle) {
      middle.heading.textContent = title;
      middle.word.textContent = status;
    }
  };
};

/** This kit's list in a frame of the page's height; the store is full, and the function returned draws it. */
export function prepareKit(root: HTMLElement, calls: number, tidy: Tidy): () => ToolCallStore {
  root.style.height = "800px";
  const store = createToolCallStore({ protocolVersion: 2 });
  for (const { id, title, status } of plainCalls(calls)) {
    const call = { toolCallId: id, name: "tool", kind: "edit", title, status };
    store.applySessionUpdate({ sessionUpdate: "tool_call_update", ...call } as SessionUpdate, {
      replay: true,
    });
  }
  store.flush();
  return () => {
    mount(
      root,
      <ToolCallStoreProvider store={store}>
        <ToolCallList follow={false} />
      </ToolCallStoreProvider>,
      tidy,
    );
    return store;
  };
}

/** Updates go to the first call in view: one out of view would cost nothing. */
export const showKit: Show = (root, calls, tidy) => {
  const store = prepareKit(root, calls, tidy)();
  return (index) => {
    const update = { sessionUpdate: "tool_call_update", toolCallId: "c0", ...changeOf(index) };
    store.applySessionUpdate(update as SessionUpdate);
  };
};

type SetCalls = (change: (all: PlainCall[]) => PlainCall[]) => void;

interface StatefulProps {
  readonly calls: number;
  /** Told how to change the calls. */
  readonly onReady: (set: SetCalls) => void;
}

/** Shows a component that holds its calls in React state. */
function showStateful(Component: (props: StatefulProps) => ReactNode): Show {
  return (root, calls, tidy) => {
    let set: SetCalls = () => {};
    mount(
      root,
      <Component
        calls={calls}
        onReady={(ready) => {
          set = ready;
        }}
      />,
      tidy,
    );
    const middle = middleOf(calls);
    return (index) =>
      set((all) => all.map((call) => (call.id === middle ? { ...call, ...changeOf(index) } : call)));
  };
}

function ArrayOfCalls({ calls, onReady }: StatefulProps): ReactNode {
  const [all, setAll] = useState(() => plainCalls(calls));
  useLayoutEffect(() => onReady(setAll), [onReady]);
  return all.map((call) => <MemoCard key={call.id} title={call.title} status={call.status} />);
}

/** An array in `useState`, and cards that render only when their call changed. */
export const showArray: Show = showStateful(ArrayOfCalls);

function UseAcpCalls({ sessionId }: { readonly sessionId: string }): ReactNode {
  const notifications = useAcpStore((acp) => acp.notifications[sessionId as never]) as never;
  const groups = useMemo(() => groupNotifications(notifications ?? []), [notifications]);
  return groups.map((group) => {
    const updates = group.flatMap((item) => (item.type === "session_notification" ? [item.data.update] : []));
    return mergeToolCalls(updates as never).map((call) => (
      <ReferenceCard key={call.toolCallId} title={call.title ?? ""} status={call.status ?? ""} />
    ));
  });
}

/** use-acp's store of notifications, grouped and merged as its own documentation says, with cards of our own. */
export const showUseAcp: Show = (root, calls, tidy) => {
  const sessionId = "s";
  const add = (update: object) =>
    useAcpStore
      .getState()
      .addNotification({ type: "session_notification", data: { sessionId, update } } as never);
  const state = useAcpStore.getState();
  state.clearNotifications();
  state.setActiveSessionId(sessionId as never);
  for (const { id, ...call } of plainCalls(calls))
    add({ sessionUpdate: "tool_call", toolCallId: id, ...call });
  mount(root, <UseAcpCalls sessionId={sessionId} />, tidy);
  const middle = middleOf(calls);
  return (index) => add({ sessionUpdate: "tool_call_update", toolCallId: middle, ...changeOf(index) });
};

interface ToolPart {
  readonly args: { readonly title?: string };
  readonly result?: unknown;
}

const TOOLS = {
  Fallback: ({ args, result }: ToolPart) => (
    <ReferenceCard title={args.title ?? ""} status={typeof result === "string" ? result : ""} />
  ),
};

function AssistantMessage(): ReactNode {
  return (
    <MessagePrimitive.Root>
      <MessagePrimitive.Parts components={{ tools: TOOLS as never }} />
    </MessagePrimitive.Root>
  );
}

function AssistantUiCalls({ calls, onReady }: StatefulProps): ReactNode {
  const [messages, setMessages] = useState(() => plainCalls(calls));
  useLayoutEffect(() => onReady(setMessages), [onReady]);
  const runtime = useExternalStoreRuntime({ messages, convertMessage, onNew: async () => {} } as never);
  return (
    <AssistantRuntimeProvider runtime={runtime}>
      <ThreadPrimitive.Root>
        <ThreadPrimitive.Messages components={{ AssistantMessage, UserMessage: AssistantMessage }} />
      </ThreadPrimitive.Root>
    </AssistantRuntimeProvider>
  );
}

function convertMessage({ id, title, status }: PlainCall): object {
  const part = { type: "tool-call", toolCallId: id, toolName: "tool", args: { title }, argsText: title };
  return { id, role: "assistant", content: [{ ...part, result: status }] };
}

/** assistant-ui's external store, one message with one tool call for each call. */
export const showAssistantUi: Show = showStateful(AssistantUiCalls);
