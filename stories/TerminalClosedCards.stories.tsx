import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolCallById, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore, type SessionUpdateV2, type ToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useEffect, useState } from "react";

const meta = { title: "Terminals/Closed cards", component: ClosedCards } satisfies Meta<typeof ClosedCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed cards of commands: what was said last is shown while one runs and after it failed. */
function ClosedCards(): ReactNode {
  const [store] = useState(createCommands);
  useEffect(() => {
    let test = 0;
    const timer = setInterval(() => {
      test++;
      say(store, "run", `\u001b[32m✓\u001b[39m src/net/retry.test.ts \u001b[2m(${test} tests)\u001b[22m\n`);
    }, 1000);
    return () => clearInterval(timer);
  }, [store]);
  return (
    <ToolCallKitProvider collapsePolicy={() => "closed"}>
      <ToolCallStoreProvider store={store}>
        <div style={{ maxWidth: 760 }}>
          {store.getState().toolCallIds.map((id) => (
            <ToolCallById key={id} toolCallId={id} />
          ))}
        </div>
      </ToolCallStoreProvider>
    </ToolCallKitProvider>
  );
}

function createCommands(): ToolCallStore {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
  addCommand(store, "run", "npx vitest run", "in_progress");
  say(store, "run", "\u001b[36mRUN\u001b[39m v4.1.12 /workspace/demo\n");
  addCommand(store, "failed", "bash scripts/fail.sh", "in_progress");
  say(store, "failed", "compiling...\nerror TS2322: Type 'string' is not assignable to type 'number'.\n");
  store.updateTerminal({ terminalId: "failed", exitStatus: { exitCode: 2 } });
  addCommand(store, "failed", "bash scripts/fail.sh", "failed");
  addCommand(store, "done", "git status --short", "completed");
  say(store, "done", " M src/app.ts\n");
  store.updateTerminal({ terminalId: "done", exitStatus: { exitCode: 0 } });
  return store;
}

function addCommand(store: ToolCallStore, id: string, command: string, status: string): void {
  const content = [{ type: "terminal", terminalId: id }];
  const fields = { kind: "execute", name: "bash", rawInput: { command }, status, content };
  store.applySessionUpdate({
    sessionUpdate: "tool_call_update",
    toolCallId: id,
    ...fields,
  } as SessionUpdateV2);
}

function say(store: ToolCallStore, terminalId: string, text: string): void {
  store.updateTerminal({ terminalId, data: new TextEncoder().encode(text) });
}

/** The first goes on and says more each second. */
export const Default: Story = { args: {} };
