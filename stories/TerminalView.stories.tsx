import type { Meta, StoryObj } from "@storybook/react-vite";
import { TerminalView, ToolCallKitProvider } from "acp-tool-calls";
import { createToolCallStore, type HostTerminalUpdate, type Terminal } from "acp-tool-calls/store";
import { useEffect, useState } from "react";

const meta = {
  title: "Terminals/TerminalView",
  component: TerminalView,
  decorators: [
    (Story) => (
      <div
        style={{ maxWidth: 760, border: "1px solid var(--acp-border)", borderRadius: 8, overflow: "clip" }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TerminalView>;

export default meta;
type Story = StoryObj<typeof meta>;

type Fields = Omit<Extract<HostTerminalUpdate, { command?: unknown }>, "terminalId">;

function terminal(fields: Fields, output: string | Uint8Array, took = 1800): Terminal {
  let time = Date.now() - took;
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => time });
  const data = typeof output === "string" ? new TextEncoder().encode(output) : output;
  store.updateTerminal({ terminalId: "terminal", command: fields.command });
  store.updateTerminal({ terminalId: "terminal", data });
  if (fields.exitStatus) time += took;
  store.updateTerminal({ terminalId: "terminal", ...fields });
  return store.getTerminal("terminal") as Terminal;
}

const TEST_RUN = `
\u001b[1m\u001b[46m RUN \u001b[49m\u001b[22m \u001b[36mv4.1.12\u001b[39m \u001b[90m/workspace/demo\u001b[39m

 \u001b[32m✓\u001b[39m src/net/retry.test.ts \u001b[2m(8 tests)\u001b[22m \u001b[32m12 ms\u001b[39m
 \u001b[31m❯\u001b[39m src/net/backoff.test.ts \u001b[2m(\u001b[22m4 tests\u001b[2m | \u001b[22m\u001b[31m1 failed\u001b[39m\u001b[2m)\u001b[22m \u001b[33m318 ms\u001b[39m
   \u001b[31m×\u001b[39m never exceeds the maximum \u001b[33m301 ms\u001b[39m

\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m src/net/backoff.test.ts > never exceeds the maximum
\u001b[31m\u001b[1mAssertionError\u001b[22m: expected 32000 to be less than or equal to 30000\u001b[39m
 \u001b[36m❯\u001b[39m src/net/backoff.test.ts:\u001b[2m21:25\u001b[22m
    \u001b[90m20|\u001b[39m   \u001b[35mconst\u001b[39m delay \u001b[33m=\u001b[39m backoff(\u001b[34m12\u001b[39m)\u001b[33m;\u001b[39m
    \u001b[90m21|\u001b[39m   expect(delay)\u001b[33m.\u001b[39mtoBeLessThanOrEqual(\u001b[34m30_000\u001b[39m)\u001b[33m;\u001b[39m
    \u001b[90m  |\u001b[39m                 \u001b[31m^\u001b[39m

\u001b[2m Test Files \u001b[22m \u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m \u001b[2m|\u001b[22m \u001b[1m\u001b[32m1 passed\u001b[39m\u001b[22m \u001b[90m(2)\u001b[39m
\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m \u001b[2m|\u001b[22m \u001b[1m\u001b[32m11 passed\u001b[39m\u001b[22m \u001b[90m(12)\u001b[39m
`;

/** A test run with colours, dimmed text and coloured backgrounds; it failed. */
export const TestRun: Story = {
  args: {
    terminal: terminal(
      { command: "npx vitest run", cwd: "/workspace/demo", exitStatus: { exitCode: 1 } },
      TEST_RUN,
      4200,
    ),
  },
};

const SIXTEEN = [30, 31, 32, 33, 34, 35, 36, 37, 90, 91, 92, 93, 94, 95, 96, 97];
const COLOURS = [
  ...SIXTEEN.map(
    (code) => `\u001b[${code}m text ${code} \u001b[0m\u001b[${code + 10}m on ${code + 10} \u001b[0m`,
  ),
  Array.from({ length: 36 }, (_, index) => `\u001b[38;5;${16 + index * 6}m█▌${16 + index * 6}\u001b[0m`).join(
    " ",
  ),
  Array.from({ length: 48 }, (_, index) => `\u001b[48;2;${index * 5};${255 - index * 5};160m \u001b[0m`).join(
    "",
  ),
  "\u001b[1mbold\u001b[0m \u001b[2mdim\u001b[0m \u001b[3mitalic\u001b[0m \u001b[4munderline\u001b[0m \u001b[7minverse\u001b[0m \u001b[9mstrike\u001b[0m \u001b[31;7mred inverse\u001b[0m",
  "\u001b[8mconcealed text is shown\u001b[0m \u001b[30;40mblack on black is shown\u001b[0m \u001b[38;2;255;255;255mwhite\u001b[0m \u001b[38;2;0;0;0mblack\u001b[0m",
  "link: \u001b]8;;https://example.com/docs\u001b\\the docs\u001b]8;;\u001b\\, no link: \u001b]8;;javascript:alert(1)\u001b\\click\u001b]8;;\u001b\\",
  "wide: 日本語 한국어 🎉 and combining: e\u0301 n\u0303",
].join("\n");

/** Sixteen colours, 256, true colour and every attribute; each can be read in both themes. */
export const Colours: Story = {
  args: { terminal: terminal({ command: "scripts/colours.sh", exitStatus: { exitCode: 0 } }, COLOURS) },
};

/** The same store fed over time: each bar is written over, nothing is left of it. */
export const ProgressBars: Story = {
  args: { terminal: terminal({ command: "npm ci" }, "") },
  render: () => <Streamed command="npm ci" cwd="/workspace/demo" steps={progressSteps()} />,
};

function progressSteps(): string[] {
  const bar = (share: number) => `${"█".repeat(share)}${"░".repeat(20 - share)}`;
  const frames = Array.from(
    { length: 21 },
    (_, share) => `\u001b[2K\r\u001b[36m${bar(share)}\u001b[39m ${share * 5} %`,
  );
  return ["Resolving packages\n", ...frames, "\n\u001b[32m✓\u001b[39m added 214 packages in 2 s\n"];
}

/** Cursor movement in a reported size: a table drawn in place, by a program that is still running. */
export const CursorAddressed: Story = {
  args: { terminal: terminal({ command: "watch jobs" }, "") },
  render: () => (
    <Streamed
      command="watch jobs"
      size={{ cols: 60, rows: 8 }}
      steps={Array.from({ length: 40 }, (_, step) => jobsFrame(step))}
      neverExits
    />
  ),
};

function jobsFrame(step: number): string {
  const jobs = ["compile", "lint", "test", "bundle"];
  const rows = jobs.map((job, index) => {
    const done = Math.min(100, Math.max(0, step * 5 - index * 20));
    return `\u001b[${index + 3};1H\u001b[2K${job.padEnd(10)} ${String(done).padStart(3)} % ${done === 100 ? "\u001b[32m✓\u001b[0m" : "\u001b[33m…\u001b[0m"}`;
  });
  return `\u001b[?25l\u001b[H\u001b[1mJobs\u001b[0m  \u001b[2mframe ${step}\u001b[0m${rows.join("")}`;
}

interface StreamedProps extends Fields {
  readonly steps: readonly string[];
  readonly neverExits?: boolean;
}

function Streamed({ steps, neverExits, ...fields }: StreamedProps) {
  const [store] = useState(() => createToolCallStore({ protocolVersion: 2, schedule: "sync" }));
  const [shown, setShown] = useState<Terminal>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story's steps do not change.
  useEffect(() => {
    store.reset();
    store.updateTerminal({ terminalId: "terminal", ...fields });
    let step = 0;
    const timer = setInterval(() => {
      const text = steps[step++];
      if (text !== undefined)
        store.updateTerminal({ terminalId: "terminal", data: new TextEncoder().encode(text) });
      else if (!neverExits) store.updateTerminal({ terminalId: "terminal", exitStatus: { exitCode: 0 } });
      if (text === undefined) clearInterval(timer);
      setShown(store.getTerminal("terminal"));
    }, 60);
    return () => clearInterval(timer);
  }, [store]);
  return shown ? <TerminalView terminal={shown} /> : null;
}

const MANY_LINES = Array.from(
  { length: 100_000 },
  (_, line) =>
    `\u001b[2m${String(line + 1).padStart(6)}\u001b[22m the quick brown fox jumps over the lazy dog`,
).join("\n");

/** 100,000 lines: only what is in sight is in the document. */
export const HundredThousandLines: Story = {
  args: { terminal: terminal({ command: "bash scripts/long.sh", exitStatus: { exitCode: 0 } }, MANY_LINES) },
};

/** A signal is no success. */
export const ExitBySignal: Story = {
  args: {
    terminal: terminal(
      { command: "mill --long", cwd: "/workspace/demo", exitStatus: { exitCode: null, signal: "SIGTERM" } },
      "grinding 1\ngrinding 2\ngrinding 3",
    ),
  },
};

/** Still running, long after; the agent offers to stop it. The host refuses every second time. */
export const NeverExited: Story = {
  args: {
    terminal: terminal(
      { command: "npm run dev", cwd: "/workspace/demo", capabilities: { cancel: {} } },
      "\n  \u001b[32m\u001b[1mVITE\u001b[22m v8.4.0\u001b[39m  ready in \u001b[1m412\u001b[22m ms\n\n  \u001b[32m➜\u001b[39m  Local: \u001b[36mhttp://localhost:5173/\u001b[39m\n",
      754_000,
    ),
  },
  decorators: [
    (Story) => (
      <ToolCallKitProvider
        onCancelTerminal={async () => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          throw new Error("refused");
        }}
      >
        <Story />
      </ToolCallKitProvider>
    ),
  ],
};

const INVALID = new Uint8Array([
  ...new TextEncoder().encode("good line\nbroken: "),
  0xff,
  0xfe,
  0xc3,
  0x28,
  0xe2,
  0x82,
  ...new TextEncoder().encode(
    "\n\u0000\u0001 control characters\n\u001b]0;a title nobody sees\u0007after a title\n",
  ),
]);

/** Invalid UTF-8 becomes U+FFFD; the raw view shows every byte. */
export const InvalidBytes: Story = {
  args: { terminal: terminal({ command: "cat image.png", exitStatus: {} }, INVALID) },
};

/** More output than the store keeps: the oldest lines are gone, and how much is said. */
export const Bounded: Story = {
  args: {
    terminal: bounded(),
  },
};

function bounded(): Terminal {
  const store = createToolCallStore({
    protocolVersion: 2,
    schedule: "sync",
    limits: { terminalBytes: 20_000 },
  });
  store.updateTerminal({ terminalId: "terminal", command: "tail -f server.log" });
  for (let line = 1; line <= 2000; line++)
    store.updateTerminal({
      terminalId: "terminal",
      data: new TextEncoder().encode(`request ${line} answered in ${(line * 7) % 90} ms\n`),
    });
  return store.getTerminal("terminal") as Terminal;
}

/** No byte yet. */
export const NoOutput: Story = {
  args: { terminal: terminal({ command: "sleep 60" }, "") },
};
