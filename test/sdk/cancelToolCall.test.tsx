import {
  type AgentContext,
  client,
  RequestError,
  type SessionUpdate,
} from "@agentclientprotocol/sdk/experimental/v2";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToolCallById, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallSessions } from "acp-tool-calls/sdk";
import { beforeAll, expect, test } from "vitest";
import { preloadViews } from "../components/preloadViews.js";
import { openAgent, sendPrompt } from "./v2Session.js";

beforeAll(preloadViews);

type Cancel = (client: AgentContext, asked: object) => void | Promise<void>;

/**
 * A page with one running call that can be cancelled, of an agent at the other end of the SDK's
 * connection. `onCancel`: what the agent does when it is asked; without it, it does not know the method.
 */
async function openPage(onCancel?: Cancel) {
  const sessions = createToolCallSessions({ protocolVersion: 2, schedule: "sync" });
  let toClient: AgentContext | undefined;
  const agentApp = openAgent().onRequest("session/prompt", async ({ client }) => {
    toClient = client;
    const running = {
      title: "npm run watch",
      status: "in_progress",
      capabilities: { cancel: {} },
    } as const;
    await report(client, running);
    return { messageId: "m1" };
  });
  if (onCancel) {
    agentApp.onRequest("tool_call/cancel", async ({ params, client }) => {
      await onCancel(client, params);
      return {};
    });
  }
  const connection = client()
    .onNotification("session/update", (context) => act(() => sessions.handleSessionUpdate(context)))
    .connect(agentApp);
  await sendPrompt(connection, sessions);
  const store = sessions.getStore("main");
  await waitFor(() => expect(store.getToolCall("c1")?.status).toBe("in_progress"));
  render(
    <ToolCallKitProvider
      collapsePolicy={() => "open"}
      onCancelToolCall={({ toolCallId }) =>
        connection.agent.request("tool_call/cancel", { sessionId: "main", toolCallId })
      }
    >
      <ToolCallStoreProvider store={store}>
        <ToolCallById toolCallId="c1" />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>,
  );
  return {
    store,
    cancelTurn: () => act(() => sessions.cancelTurn("main", connection.agent)),
    later: (fields: object) => act(async () => toClient && report(toClient, fields)),
  };
}

const report = (client: AgentContext, fields: object) =>
  client.notify("session/update", {
    sessionId: "main",
    update: { sessionUpdate: "tool_call_update", toolCallId: "c1", ...fields } as SessionUpdate,
  });

const press = () => userEvent.click(screen.getByRole("button", { name: "Cancel call" }));
const status = () => screen.getByRole("article").dataset.status;

test("the agent is asked for this call of this session, and the call ends as it reports", async () => {
  const seen: object[] = [];
  await openPage((client, asked) => {
    seen.push(asked);
    return report(client, { status: "cancelled" });
  });
  await press();
  await waitFor(() => expect(status()).toBe("cancelled"));
  expect(seen).toEqual([{ sessionId: "main", toolCallId: "c1" }]);
  expect(screen.queryByRole("button", { name: /^Cancel/ })).toBeNull();
});

const refusals: readonly [string, Cancel | undefined][] = [
  ["an error of the agent's", () => Promise.reject(RequestError.invalidParams({}, "Not now"))],
  ["an agent that does not know the method", undefined],
];

test.each(refusals)(
  "a refusal is told, the call runs on, and it can be asked again: %s",
  async (_, onCancel) => {
    await openPage(onCancel);
    await press();
    expect(await screen.findByText("Could not be cancelled")).toBeVisible();
    expect(status()).toBe("in_progress");
    expect(screen.getByRole("button", { name: "Cancel call" })).toHaveAttribute("aria-disabled", "false");
  },
);

test("an agent that agrees and does nothing: it stays “Cancelling…” until the turn is cancelled", async () => {
  const { store, cancelTurn, later } = await openPage(() => {});
  await press();
  await later({ rawOutput: "still here" });
  await waitFor(() => expect(store.getToolCall("c1")?.rawOutput).toBe("still here"));
  expect(screen.getByRole("button", { name: "Cancelling…" })).toBeVisible();
  expect(status()).toBe("in_progress");
  await cancelTurn();
  expect(status()).toBe("cancelled");
  expect(screen.queryByRole("button", { name: "Cancelling…" })).toBeNull();
});

test("a call that completes meanwhile is completed, whatever was asked", async () => {
  await openPage((client) => report(client, { status: "completed" }));
  await press();
  await waitFor(() => expect(status()).toBe("completed"));
  expect(screen.queryByText("Could not be cancelled")).toBeNull();
});
