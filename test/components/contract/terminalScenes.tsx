import { waitFor } from "@testing-library/react";
import { TerminalView, ToolCallKitProvider } from "acp-tool-calls";
import { expect } from "vitest";
import { OpenStateScope } from "../../../src/react/openState.js";
import { bytes, terminalOf } from "../terminal/terminals.js";
import { type Scene, scrollUp } from "./scene.js";

const styled = (code: string) => `\u001b[${code}mtext\u001b[0m`;
const COLOURS = Array.from({ length: 16 }, (_, index) => styled(`${index < 8 ? 30 + index : 82 + index}`));
const STYLES = ["1", "2", "3", "4", "7", "8", "9", "42", "38;2;200;100;50"].map(styled);
const LINK = "\u001b]8;;https://example.test/\u001b\\a page\u001b]8;;\u001b\\";

const OUTPUT = bytes(`${"line\n".repeat(300)}${[...COLOURS, ...STYLES].join("")}\n${LINK}\n`);

/** Terminals however they stand, one with every style; the reader has scrolled up. */
export function terminals(): Scene {
  const running = terminalOf(
    { command: "npm run watch", cwd: "/w", capabilities: { cancel: {} } },
    { data: OUTPUT },
  );
  const ended = [{ exitCode: 0 }, { exitCode: 1 }, {}].map((exitStatus) =>
    terminalOf({ command: "ls", exitStatus }),
  );
  return {
    element: (
      <ToolCallKitProvider onCancelTerminal={() => Promise.reject(new Error("The agent refuses."))}>
        <OpenStateScope>
          <TerminalView terminal={running} />
          {ended.map((terminal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <TerminalView key={index} terminal={terminal} />
          ))}
        </OpenStateScope>
      </ToolCallKitProvider>
    ),
    deeds: [
      () =>
        waitFor(() => expect(document.querySelector("[data-concealed]")).not.toBeNull(), {
          timeout: 20_000,
        }),
      scrollUp('[data-acp="terminal-output"]'),
    ],
  };
}
