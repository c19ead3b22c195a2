import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import "../../../src/styles/tool-call.css";
import "../../../src/styles/permission.css";
import {
  type KitOptions,
  PermissionQueue,
  ToolCallAnnouncer,
  ToolCallKitProvider,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import { createToolCallStore, type RequestId } from "acp-tool-calls/store";
import { createRoot } from "react-dom/client";
import { afterEach, expect } from "vitest";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

export interface PageOptions {
  readonly kit?: KitOptions;
  readonly batch?: boolean;
  readonly announcer?: boolean;
  readonly dir?: "ltr" | "rtl";
  /** A height from which the queue scrolls, as in a host's pane. */
  readonly height?: string;
}

/** A host's page: a composer, and the queue of pending requests. */
export function openPage({ kit, batch = false, announcer = false, dir = "ltr", height }: PageOptions = {}) {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  const answers: [RequestId, string][] = [];
  const host = document.createElement("main");
  document.body.append(host);
  document.documentElement.dir = dir;
  if (height) Object.assign(host.style, { height, overflow: "auto" });
  const root = createRoot(host);
  root.render(
    <ToolCallKitProvider {...kit}>
      <ToolCallStoreProvider store={store}>
        <textarea aria-label="Message" />
        <PermissionQueue batch={batch} />
        {announcer && <ToolCallAnnouncer />}
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  undo.push(() => {
    root.unmount();
    host.remove();
    document.documentElement.dir = "ltr";
  });
  return {
    store,
    host,
    answers,
    ask(params: object, requestId: RequestId = 1) {
      store
        .requestPermission({ sessionId: "s", title: "Run?", options: OPTIONS, ...params } as never, {
          requestId,
        })
        .then(({ outcome }) => {
          answers.push([requestId, outcome.outcome === "selected" ? outcome.optionId : "cancelled"]);
        });
    },
    update(fields: object) {
      store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "t", ...fields } as never);
    },
  };
}

export const OPTIONS = [
  { optionId: "a", name: "Allow once", kind: "allow_once" },
  { optionId: "r", name: "Reject", kind: "reject_once" },
];

export const command = (text: string) => ({ subject: { type: "command", command: text, cwd: "/w" } });
export const toolCall = (fields: object) => ({
  subject: { type: "tool_call", toolCall: { toolCallId: "t", kind: "execute", ...fields } },
});
export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fails when an answer was sent, or is about to be. */
export async function expectNone(answers: readonly unknown[]): Promise<void> {
  await wait(20);
  expect(answers).toEqual([]);
}
