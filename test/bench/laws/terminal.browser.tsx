import { Terminal as XTerm } from "@xterm/xterm";
import { TerminalById, ToolCallStoreProvider } from "acp-tool-calls";
import { createToolCallStore, type ToolCallStore } from "acp-tool-calls/store";
import { AnsiUp } from "ansi_up";
import { createRoot } from "react-dom/client";
import { createEmulator } from "../../../src/terminal/emulator.js";
import { loadEmulator } from "../../../src/terminal/loadEmulator.js";
import { type Arm, frame, type Law, type Tidy, type Work } from "../law.js";
import { chunks, coloured, redrawn } from "../terminalOutput.js";
import "@xterm/xterm/css/xterm.css";
import "acp-tool-calls/styles.css";

const MEGABYTE = 1024 * 1024;
const TERMINAL = "t";
/** Chunks that arrive between two frames: a quarter of a megabyte. */
const PER_FRAME = 64;
const IN_SIGHT = 24;

/** Feeds chunks as a connection does, with frames in between, and waits until they are shown. */
async function feed(
  stream: readonly Uint8Array[],
  write: (chunk: Uint8Array) => void,
  shown: () => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < stream.length; at += PER_FRAME) {
    for (const chunk of stream.slice(at, at + PER_FRAME)) write(chunk);
    await frame();
  }
  await shown();
}

async function mount(root: HTMLElement, tidy: Tidy): Promise<ToolCallStore> {
  const store = createToolCallStore({ protocolVersion: 2 });
  store.updateTerminal({ terminalId: TERMINAL, command: "npm test", data: new TextEncoder().encode("\n") });
  store.flush();
  const reactRoot = createRoot(root);
  tidy(() => reactRoot.unmount());
  reactRoot.render(
    <ToolCallStoreProvider store={store}>
      <TerminalById terminalId={TERMINAL} />
    </ToolCallStoreProvider>,
  );
  await until(root, () => root.querySelector('[data-acp="terminal-output"]') !== null);
  return store;
}

/** Looks once a frame. */
async function until(root: HTMLElement, isSo: (root: HTMLElement) => boolean): Promise<void> {
  while (!isSo(root)) await frame();
}

const endsWith = (text: string) => (root: HTMLElement) =>
  [...root.querySelectorAll('[data-acp="terminal-row"]')].at(-1)?.textContent === text;

/** Through the store, the session and React onto the page; the end of the output is in sight. */
function theKit(stream: readonly Uint8Array[]): Arm["prepare"] {
  return async (root, tidy): Promise<Work> => {
    const store = await mount(root, tidy);
    return async () => {
      await feed(
        stream,
        (data) => store.updateTerminal({ terminalId: TERMINAL, data }),
        async () => {
          store.updateTerminal({ terminalId: TERMINAL, data: new TextEncoder().encode("\nthat was all\n") });
          await until(root, endsWith("that was all"));
        },
      );
      return { rows: root.querySelectorAll('[data-acp="terminal-row"]').length };
    };
  };
}

/** Bytes to rows alone, as a session does it, and the rows in sight with each frame. */
function rowsOnly(stream: readonly Uint8Array[]): Arm["prepare"] {
  return async (_, tidy): Promise<Work> => {
    const emulator = createEmulator(await loadEmulator(), { maxRows: 250_000 });
    tidy(() => emulator.dispose());
    return async () => {
      for (let at = 0; at < stream.length; at += PER_FRAME) {
        for (const chunk of stream.slice(at, at + PER_FRAME))
          await new Promise<void>((done) => emulator.write(chunk, done));
        const rows = emulator.rows();
        for (let row = Math.max(0, rows.length - IN_SIGHT); row < rows.length; row++) rows.at(row);
        await frame();
      }
      return { rows: emulator.rows().length };
    };
  };
}

/** With a scrollback that holds less than the kit keeps. */
function openedXterm(stream: readonly Uint8Array[]): Arm["prepare"] {
  return (root, tidy): Work => {
    const terminal = new XTerm({ cols: 80, rows: 24, scrollback: 10_000, convertEol: true });
    tidy(() => terminal.dispose());
    terminal.open(root);
    return () =>
      feed(
        stream,
        (chunk) => terminal.write(chunk),
        async () => {
          await new Promise<void>((done) => terminal.write("", done));
          await frame();
        },
      );
  };
}

/** Makes HTML and shows none of it. */
function ansiUp(stream: readonly Uint8Array[]): Arm["prepare"] {
  return (): Work => {
    const converter = new AnsiUp();
    const decoder = new TextDecoder();
    let length = 0;
    return async () => {
      await feed(
        stream,
        (chunk) => {
          length += converter.ansi_to_html(decoder.decode(chunk, { stream: true })).length;
        },
        frame,
      );
      return { length };
    };
  };
}

const COLOURED = chunks(coloured(10 * MEGABYTE));
const REDRAWN = chunks(redrawn(2 * MEGABYTE));

const arms = (stream: readonly Uint8Array[]): Readonly<Record<string, Arm>> => ({
  "the kit, bytes to rows": { operations: stream.length, prepare: rowsOnly(stream) },
  "the kit, on the page": { operations: stream.length, prepare: theKit(stream) },
  "@xterm/xterm, opened": { operations: stream.length, prepare: openedXterm(stream) },
  ansi_up: { operations: stream.length, prepare: ansiUp(stream) },
});

const FLUSHES = 100;
const TEN_LINES = coloured(700);

/** A flush: ten lines more in the store, and the frame that shows them. */
function flushAt(size: number): Arm {
  return {
    operations: FLUSHES,
    async prepare(root, tidy) {
      const store = await mount(root, tidy);
      for (const data of chunks(coloured(size))) store.updateTerminal({ terminalId: TERMINAL, data });
      store.updateTerminal({ terminalId: TERMINAL, data: new TextEncoder().encode("\nready\n") });
      await until(root, endsWith("ready"));
      return async () => {
        for (let flush = 0; flush < FLUSHES; flush++) {
          store.updateTerminal({ terminalId: TERMINAL, data: TEN_LINES });
          await frame();
        }
        return { rows: root.querySelectorAll('[data-acp="terminal-row"]').length };
      };
    },
  };
}

export const laws: Law[] = [
  {
    name: "terminal-stream",
    says: "10 MB of coloured output in chunks of 4 KB: from bytes to rows at least 1.5 times the MB per CPU second of an opened xterm and of ansi_up; drawn on the page, which ansi_up does not do, at most 0.75 of an opened xterm",
    arms: arms(COLOURED),
    // What drawing costs differs by a third from round to round.
    rounds: 15,
    claims: [
      { arm: "the kit, bytes to rows", over: "@xterm/xterm, opened", atMost: 0.67 },
      { arm: "the kit, bytes to rows", over: "ansi_up", atMost: 0.67 },
      { arm: "the kit, on the page", over: "@xterm/xterm, opened", atMost: 0.75 },
      { arm: "the kit, on the page", count: "rows", atMost: 60 },
    ],
  },
  {
    name: "terminal-redraw",
    says: "Output that writes over its lines takes a screen: no dearer than an opened xterm",
    arms: arms(REDRAWN),
    claims: [{ arm: "the kit, on the page", over: "@xterm/xterm, opened", atMost: 1 }],
  },
  {
    name: "terminal-flush",
    says: "A flush with 1 MB on screen costs at most 1.5 times that with 100 KB",
    arms: { "at 100 KB": flushAt(100 * 1024), "at 1 MB": flushAt(MEGABYTE) },
    claims: [{ arm: "at 1 MB", over: "at 100 KB", atMost: 1.5 }],
  },
];
