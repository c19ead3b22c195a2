import { ToolCallKitProvider, ToolCallList, ToolCallStoreProvider } from "acp-tool-calls";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import claudeV2 from "../../../stories/recordings/claude-v2-longout.jsonl";
import tour from "../../../stories/recordings/claude-v2-tour.jsonl";
import claudeOld from "../../../stories/recordings/claudeold-rich-longout.jsonl";
import codex from "../../../stories/recordings/codex-meta-longout.jsonl";
import type { Message } from "../../../stories/session/message.js";
import { openText } from "../../../stories/session/openText.js";
import { createPlayedSession } from "../../../stories/session/playSession.js";
import { type Arm, frame, type Law } from "../law.js";
import "acp-tool-calls/styles.css";

/** Frames in which what loads late is drawn: the terminal's emulator, the code that draws text. */
const FRAMES_AFTERWARDS = 40;

interface Way {
  /** Leaves every card open, so that all that came is drawn. */
  readonly allOpen?: boolean;
}

/** Plays a recording into a list, each message in a task of its own as a socket delivers it, without a pause. */
function replay(text: string, { allOpen = false }: Way = {}): Arm {
  const recording = openText("recording", text);
  const lines = recording.messages.map((message) => JSON.stringify(message));
  return {
    operations: lines.length,
    async prepare(root, tidy) {
      root.style.height = "800px";
      const { protocolVersion } = recording;
      const { store, play } = createPlayedSession({ protocolVersion, recordedAnswers: true });
      const reactRoot = createRoot(root);
      tidy(() => reactRoot.unmount());
      flushSync(() =>
        reactRoot.render(
          <ToolCallKitProvider {...(allOpen ? { collapsePolicy: () => "open" } : {})}>
            <ToolCallStoreProvider store={store}>
              <ToolCallList />
            </ToolCallStoreProvider>
          </ToolCallKitProvider>,
        ),
      );
      await frame();
      return async () => {
        await deliver(lines, (line) => play(JSON.parse(line) as Message));
        for (let index = 0; index < FRAMES_AFTERWARDS; index++) await frame();
      };
    },
  };
}

function deliver(lines: readonly string[], onLine: (line: string) => void): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    let left = lines.length;
    port1.onmessage = ({ data }) => {
      onLine(data);
      left--;
      if (left > 0) return;
      port1.close();
      resolve();
    };
    for (const line of lines) port2.postMessage(line);
  });
}

function law(name: string, says: string, text: string): Law {
  const arms = { "as it comes": replay(text), "every card open": replay(text, { allOpen: true }) };
  return {
    name: `replay-${name}`,
    says: `${says} at full speed, in a page that has just loaded: no task as long as 50 ms of CPU`,
    freshPage: true,
    tasks: true,
    arms,
    claims: Object.keys(arms).map((arm) => ({ arm, count: "longest", median: true, atMost: 50 })),
  };
}

/** The largest by bytes of each protocol version, and the one with the most calls and prompts. */
export const laws: Law[] = [
  law("codex", "1,218 messages of 586 kB", codex),
  law("claude-v1", "19 messages of 102 kB", claudeOld),
  law("claude-v2", "17 messages of 45 kB", claudeV2),
  law("tour", "113 messages with the most calls and prompts", tour),
];
