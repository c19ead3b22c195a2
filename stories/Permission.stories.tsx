import type { Meta, StoryObj } from "@storybook/react-vite";
import { PermissionPrompt, ToolCallStoreProvider, usePermissionRequests } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { useState } from "react";

const OPTIONS = [
  { optionId: "once", name: "Yes", kind: "allow_once" },
  { optionId: "always", name: "Yes, and don't ask again for npm commands", kind: "allow_always" },
  { optionId: "no", name: "No", kind: "reject_once" },
];

function Asked({ params }: { params: object }) {
  const [store] = useState(() => {
    const made = createToolCallStore({ protocolVersion: 2, schedule: "sync" });
    void made.requestPermission({ sessionId: "s", title: "Run?", options: OPTIONS, ...params } as never);
    return made;
  });
  return (
    <ToolCallStoreProvider store={store}>
      <Pending />
    </ToolCallStoreProvider>
  );
}

function Pending() {
  return usePermissionRequests().map((request) => (
    <PermissionPrompt key={String(request.requestId)} request={request} />
  ));
}

const meta = { title: "Permission", component: Asked } satisfies Meta<typeof Asked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Command: Story = {
  args: {
    params: {
      title: "Install helper and clean cache",
      description: "Installs a small test helper.",
      subject: {
        type: "command",
        command: "npm i -D fixed-clock && rm -rf\u00a0node_modules/.cache",
        cwd: "/workspace/demo",
      },
    },
  },
};
