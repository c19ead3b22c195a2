import { act, render } from "@testing-library/react";
import { type KitOptions, PermissionQueue, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore, type RequestId } from "acp-tool-calls/store";
import type { ReactNode } from "react";

export const ALLOW_ONCE = { optionId: "a", name: "Allow once", kind: "allow_once" };
export const ALLOW_ALWAYS = { optionId: "aa", name: "Always allow", kind: "allow_always" };
export const REJECT = { optionId: "r", name: "Reject", kind: "reject_once" };

export interface AskOptions {
  readonly kit?: KitOptions;
  readonly batch?: boolean;
  /** More of a host's page. */
  readonly extra?: ReactNode;
}

/** A store with its queue on the page; without a guard time unless the test says otherwise. */
export function setUp({ kit, batch = false, extra }: AskOptions = {}) {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  const responses: [RequestId, unknown][] = [];
  const view = render(
    <ToolCallKitProvider permissionGuardMs={0} {...kit}>
      <ToolCallStoreProvider store={store}>
        <textarea aria-label="Message" />
        {extra}
        <PermissionQueue batch={batch} />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  const ask = (params: object, requestId: RequestId = 1) =>
    act(() => {
      store
        .requestPermission(
          { sessionId: "s", title: "Run?", options: [ALLOW_ONCE, REJECT], ...params } as never,
          { requestId },
        )
        .then(({ outcome }) => responses.push([requestId, outcome]));
    });
  const update = (fields: object) =>
    act(() =>
      store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId: "t", ...fields } as never),
    );
  return { store, responses, ask, update, ...view };
}

/** A request to run a command. */
export function command(text: string, rest: object = {}) {
  return { subject: { type: "command", command: text, cwd: "/w" }, ...rest };
}

/** A request about a tool call. */
export function toolCall(fields: object, rest: object = {}) {
  return { subject: { type: "tool_call", toolCall: { toolCallId: "t", ...fields } }, ...rest };
}
