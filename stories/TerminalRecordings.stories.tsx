import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolCallById, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import type { ToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useEffect, useState } from "react";
import { createPlayedSession } from "./session/playSession.js";
import { loadRecording } from "./session/recordings.js";

const meta = {
  title: "Terminals/Recorded",
  component: RecordedTerminals,
} satisfies Meta<typeof RecordedTerminals>;

export default meta;
type Story = StoryObj<typeof meta>;

const RECORDED_AT = Date.UTC(2026, 10, 2, 9, 30);

/** The commands of a recorded session, opened; how their output was delivered cannot be seen. */
function RecordedTerminals({ recording }: { readonly recording: string }): ReactNode {
  const [store, setStore] = useState<ToolCallStore>();
  useEffect(() => {
    let isCurrent = true;
    loadRecording(recording).then(({ protocolVersion, messages }) => {
      if (!isCurrent) return;
      let now = RECORDED_AT;
      const session = createPlayedSession({ protocolVersion, recordedAnswers: true, now: () => now });
      for (const message of messages) {
        now = RECORDED_AT + message.at;
        session.play(message);
        // Each at its own time, as they came.
        session.store.flush();
      }
      setStore(session.store);
    });
    return () => {
      isCurrent = false;
    };
  }, [recording]);
  if (!store) return null;
  const commands = store.getState().toolCallIds.filter((id) => store.getToolCall(id)?.kind === "execute");
  return (
    <ToolCallKitProvider collapsePolicy={() => "open"}>
      <ToolCallStoreProvider store={store}>
        <div style={{ maxWidth: 760 }}>
          {commands.map((id) => (
            <ToolCallById key={id} toolCallId={id} />
          ))}
        </div>
      </ToolCallStoreProvider>
    </ToolCallKitProvider>
  );
}

/** Protocol v2: terminals of the agent's own. */
export const ClaudeCodeProtocolV2: Story = { args: { recording: "claude-v2-shell" } };

/** Protocol v1: terminals in `_meta`. */
export const ClaudeCodeTerminalsInMeta: Story = { args: { recording: "claude-meta-shell" } };

/** Protocol v1 without client capabilities: output as fenced text. */
export const ClaudeCodeFencedText: Story = { args: { recording: "claude-bare-shell" } };

/** Protocol v1: terminals that the client runs, and releases. */
export const ClaudeCodeClientTerminals: Story = { args: { recording: "claudeold-rich-shell" } };

/** Protocol v1: deltas of output in `_meta`. */
export const CodexOutputDeltas: Story = { args: { recording: "codex-meta-shell" } };

/** Protocol v1 without client capabilities: output in `rawOutput` alone. */
export const CodexRawOutput: Story = { args: { recording: "codex-bare-shell" } };

/** The Rust adapter of Codex. */
export const CodexRustAdapter: Story = { args: { recording: "codexz-meta-shell" } };

/** Protocol v1: snapshots of the whole output that grow. */
export const OpencodeSnapshots: Story = { args: { recording: "opencode-rich-shell" } };

/** A command that was cancelled while it ran, ended by a signal. */
export const CancelledCommand: Story = { args: { recording: "claudeold-rich-cancel" } };

/** Output that goes on for 270 KB. */
export const LongOutput: Story = { args: { recording: "codex-meta-longout" } };
