import type { Meta, StoryObj } from "@storybook/react-vite";
import { PermissionRecordView } from "acp-tool-calls";
import { createToolCallStore, type PermissionRecord, type ToolCallStore } from "acp-tool-calls/store";
import { expect, userEvent } from "storybook/test";
import { askCommand, askToolCall } from "./permission/AskedSession.js";
import { playedStore } from "./session/playedStore.js";

const meta: Meta<typeof PermissionRecordView> = {
  title: "Permission/Record",
  component: PermissionRecordView,
};
export default meta;
type Story = StoryObj<typeof PermissionRecordView>;

const NOON = Date.UTC(2026, 2, 5, 12, 3, 20);

/** How a request ended, by doing to it what ended it. */
function recordOf(request: object, end: (store: ToolCallStore) => unknown): PermissionRecord {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => NOON });
  void store.requestPermission({ sessionId: "s", ...request } as never, { requestId: 1 });
  end(store);
  const [record] = store.getState().permissionRecords;
  if (!record) throw new Error("The request has not ended.");
  return record;
}

const test = askCommand("npm test -- --run src/net/retry.test.ts");

export const AllowedOnce: Story = {
  args: { record: recordOf(test, (store) => store.answerPermission(1, "once")) },
};
export const AllowedAlways: Story = {
  args: { record: recordOf(test, (store) => store.answerPermission(1, "always")) },
};
export const Rejected: Story = {
  args: { record: recordOf(test, (store) => store.answerPermission(1, "no")) },
};

/** A rule of the host's answered, without asking. */
export const ByPolicy: Story = {
  args: { record: recordOf(test, (store) => store.answerPermission(1, "once", { answeredBy: "policy" })) },
};

/** The request offered no way to reject, and the user ended it. */
export const Dismissed: Story = {
  args: { record: recordOf(test, (store) => store.cancelPermission(1, "user")) },
};
export const TurnCancelled: Story = { args: { record: recordOf(test, (store) => store.cancelTurn()) } };
export const Withdrawn: Story = { args: { record: recordOf(test, (store) => store.cancelPermission(1)) } };

/** Opened, it shows what was asked, as exactly as the prompt did. */
export const Opened: Story = {
  args: {
    record: recordOf(
      askToolCall(
        {
          kind: "edit",
          title: "Edit src/greet.ts",
          content: [
            {
              type: "diff",
              changes: [{ operation: "modify", path: "/workspace/demo/src/greet.ts" }],
              patch: {
                format: "git_patch",
                text: "diff --git a/src/greet.ts b/src/greet.ts\n--- a/src/greet.ts\n+++ b/src/greet.ts\n@@ -1 +1 @@\n-export const greeting = 'Hi';\n+export const greeting = 'Hello';\n",
              },
            },
          ],
        },
        { title: "Change the greeting", description: "As you asked." },
      ),
      (store) => store.answerPermission(1, "once"),
    ),
  },
  play: async ({ canvas }) => {
    const record = canvas.getByRole("button", { name: /You chose/ });
    await userEvent.click(record);
    await expect(record).toHaveAttribute("aria-expanded", "true");
    await expect(await canvas.findByText("As you asked.")).toBeVisible();
  },
};

/** What was asked and answered in a session of Claude Code. */
export const Recorded: Story = {
  loaders: [async () => ({ store: await playedStore("claude-v2-rejected") })],
  render: (_, { loaded }) => {
    const { permissionRecords } = (loaded.store as ToolCallStore).getState();
    return (
      <>
        {permissionRecords.map((record) => (
          <PermissionRecordView key={String(record.requestId)} record={record} />
        ))}
      </>
    );
  },
};
