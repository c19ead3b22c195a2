import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolCall, ToolCallList, ToolCallStoreProvider } from "acp-tool-calls";
import { TOOL_KINDS } from "acp-tool-calls/store";
import {
  askingCall,
  cancelledCall,
  editCall,
  fetchCall,
  readCall,
  rejectedCall,
  searchCall,
  testCall,
  watchCall,
} from "./toolCall/calls.js";
import { type CallStory, playCall, playCalls, text } from "./toolCall/playCall.js";

const meta: Meta<typeof ToolCall> = {
  title: "Cards/ToolCall",
  component: ToolCall,
  argTypes: { toolCall: { control: false }, permissions: { control: false } },
};
export default meta;

type Story = StoryObj<typeof ToolCall>;

/** A call from plain data: no store is needed. */
export const Default: Story = { args: playCall(editCall) };

export const Failed: Story = { args: playCall(fetchCall) };

export const NeedsApproval: Story = { render: () => <Session calls={[askingCall]} /> };

export const Rejected: Story = { render: () => <Session calls={[rejectedCall]} /> };

/** Quiet lines, cards, a failure, a question, a running and a cancelled call. */
export const InASession: Story = {
  render: () => (
    <Session
      calls={[
        searchCall,
        readCall,
        fetchCall,
        editCall,
        testCall,
        askingCall,
        rejectedCall,
        watchCall,
        cancelledCall,
      ]}
    />
  ),
};

/** Every kind, an unknown one last. */
export const Kinds: Story = {
  render: () => (
    <Session
      calls={[...TOOL_KINDS, "teleport"].map((kind) => ({
        call: { title: `A call of kind ${kind}`, name: `${kind}_tool`, kind, status: "completed" },
      }))}
    />
  ),
};

/** The six statuses, and one of the agent's own. */
export const Statuses: Story = {
  render: () => (
    <Session
      calls={["pending", "in_progress", "paused", "completed", "failed", "cancelled", "warming_up"].map(
        (status) => ({
          call: {
            title: `Fetch docs.example.org (${status})`,
            kind: "fetch",
            status,
            content: [text("Hello.")],
          },
          took: 12_300,
        }),
      )}
    />
  ),
};

/** History has no times: the word stands where the duration would. */
export const Replayed: Story = {
  render: () => (
    <Session calls={[searchCall, readCall, editCall].map((story) => ({ ...story, took: null }))} />
  ),
};

/** Without a title: the command, the tool's name, the kind's word. Blanks count as none. */
export const WithoutATitle: Story = {
  render: () => (
    <Session
      calls={[
        { call: { kind: "execute", name: "bash", rawInput: { command: "git status --short" } } },
        { call: { kind: "search", name: "grep_search", title: " \u200b " } },
        { call: { kind: "fetch" } },
        { call: {} },
      ]}
    />
  ),
};

const longTitles: readonly CallStory[] = [
  {
    call: {
      title:
        "for f in src/**/*.ts; do\n  npx prettier --write \"$f\"\ndone\necho 'formatted everything that was there to format in the source folder'",
      kind: "execute",
      rawInput: {
        command:
          "for f in src/**/*.ts; do\n  npx prettier --write \"$f\"\ndone\necho 'formatted everything that was there to format in the source folder'",
      },
      name: "bash",
      status: "completed",
    },
  },
  {
    call: {
      title: Array.from({ length: 300 }, (_, n) => `word${n + 1}`).join(" "),
      kind: "think",
      status: "completed",
    },
  },
  {
    call: {
      title: "# Not a heading\n**not bold**",
      kind: "other",
      name: "mcp__a_server_with_a_long_name__a_tool_with_a_long_name",
      status: "completed",
    },
  },
];

/** One line while closed; whole, with its line breaks, once open. */
export const LongTitles: Story = { render: () => <Session calls={longTitles} /> };

/** The card mirrors with the page; commands and paths stay left to right. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Session
        calls={[
          {
            call: {
              title: "قراءة ملف الإعدادات",
              name: "read_file",
              kind: "read",
              status: "completed",
              locations: [{ path: "/workspace/demo/إعدادات/config.json", line: 3 }],
              content: [text("تمت القراءة بنجاح.")],
            },
          },
          testCall,
          editCall,
          askingCall,
        ]}
      />
    </div>
  ),
};

function Session({ calls }: { readonly calls: readonly CallStory[] }) {
  return (
    <ToolCallStoreProvider store={playCalls(calls)}>
      <ToolCallList />
    </ToolCallStoreProvider>
  );
}
