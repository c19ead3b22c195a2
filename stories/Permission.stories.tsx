import type { Meta, StoryObj } from "@storybook/react-vite";
import { PermissionRecordView } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import {
  ALLOW_ONCE,
  AskedSession,
  askCommand,
  askToolCall,
  OPTIONS,
  REJECT,
} from "./permission/AskedSession.js";
import edits from "./recordings/claude-v2-multiedit.jsonl?raw";
import plan from "./recordings/claude-v2-plan.jsonl?raw";
import shell from "./recordings/codexz-meta-rejected.jsonl?raw";
import mcp from "./recordings/gemini-rich-mcp.jsonl?raw";

/** The first permission request of a recording. */
function recorded(text: string): object {
  const lines = text.trim().split("\n");
  const line = lines.find((each) => each.includes("session/request_permission")) ?? "{}";
  return JSON.parse(line).params;
}

const meta = {
  title: "Permission/Prompt",
  component: AskedSession,
  parameters: {
    docs: {
      description: {
        component:
          "One pending permission request. The question, the words on the buttons and their order are the kit's; " +
          "what the agent says is marked as such. Allow options wait half a second after they appear, move or change.",
      },
    },
  },
} satisfies Meta<typeof AskedSession>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Command: Story = {
  args: {
    requests: [
      askCommand("npm i -D fixed-clock && rm -rf\u00a0node_modules/.cache", {
        title: "Install helper and clean cache",
        description: "Installs a small test helper.",
      }),
    ],
  },
};

export const SeveralLines: Story = {
  args: {
    requests: [
      askCommand(
        "cat > notes.txt <<'END'\n  one; two\n\tthree && four\nEND\nwc -l notes.txt > count.txt # how many\ngit add -A && git commit -m \"Notes, $(date +%F)\"",
      ),
    ],
  },
};

/** All diffs of the edit, from a real session. */
export const Edit: Story = { args: { requests: [recorded(edits)] } };

export const SeveralDiffs: Story = {
  args: {
    requests: [
      askToolCall({
        kind: "edit",
        title: "Rename the greeting",
        content: ["src/greet.ts", "src/index.ts"].map((path) => ({
          type: "diff",
          changes: [{ operation: "modify", path: `/workspace/demo/${path}` }],
          patch: {
            format: "git_patch",
            text: `diff --git a/workspace/demo/${path} b/workspace/demo/${path}\n--- a/workspace/demo/${path}\n+++ b/workspace/demo/${path}\n@@ -1,2 +1,2 @@\n-export const greet = (name: string) => "Hello, " + name;\n+export const greet = (name: string) => \`Hello, \${name}!\`;\n export const version = 1;\n`,
          },
        })),
      }),
    ],
  },
};

/** A shell and its script, sent as a list of arguments, by a v1 agent. */
export const ShellArguments: Story = { args: { protocolVersion: 1, requests: [recorded(shell)] } };

/** A call of a tool that the client knows nothing of. */
export const McpTool: Story = { args: { protocolVersion: 1, requests: [recorded(mcp)] } };

/** Nothing but a title. */
export const NoDetails: Story = { args: { requests: [recorded(plan)] } };

export const RawInputOnly: Story = {
  args: {
    requests: [
      askToolCall(
        {
          kind: "fetch",
          title: "Fetch the docs",
          rawInput: { url: "http://127.0.0.1:9/docs", format: "markdown" },
        },
        { title: "Fetch http://127.0.0.1:9/docs" },
      ),
    ],
  },
};

/** The host adds what it knows. */
export const RiskNotes: Story = {
  args: {
    requests: [askCommand("git push --force origin main", { title: "Push the branch" })],
    notes: <strong>Rewrites a branch that others use.</strong>,
  },
};

/** The first answer does not reach the agent. */
export const AnswerLost: Story = { args: { requests: [askCommand("npm test")], lostAnswers: 1 } };

export const OnlyOnce: Story = {
  args: { requests: [askCommand("npm test", { options: [ALLOW_ONCE, REJECT] })] },
};

export const FourWays: Story = {
  args: {
    requests: [
      askCommand("npm test", {
        options: [...OPTIONS, { optionId: "never", name: "No, and don't ask again", kind: "reject_always" }],
      }),
    ],
  },
};

/** How requests end: by the user, by policy, dismissed, cancelled with the turn, withdrawn. */
export const Records: Story = {
  args: { requests: [] },
  render: () => (
    <>
      {records().map((record) => (
        <PermissionRecordView key={String(record.requestId)} record={record} />
      ))}
    </>
  ),
};

function records() {
  const noon = Date.UTC(2026, 7, 22, 12);
  const store = createToolCallStore({
    protocolVersion: 2,
    schedule: "sync",
    now: () => noon,
    decide: ({ subject }) => (subject?.type === "command" && subject.command === "ls" ? "once" : undefined),
  });
  const ask = (command: string) =>
    void store.requestPermission({ sessionId: "s", ...askCommand(command) } as never, { requestId: command });
  for (const command of ["npm test", "rm -rf src", "ls", "git push", "curl example.org", "npm run build"])
    ask(command);
  store.answerPermission("npm test", "once");
  store.answerPermission("rm -rf src", "no");
  store.cancelPermission("git push", "user");
  store.cancelPermission("curl example.org");
  store.cancelTurn();
  return store.getState().permissionRecords;
}
