import type { TerminalConstructor } from "./screen.js";

/** Loads the terminal emulator, once: later calls get the same module. */
export async function loadEmulator(): Promise<TerminalConstructor> {
  const { Terminal } = await import("@xterm/headless/lib-headless/xterm-headless.mjs");
  return Terminal;
}
