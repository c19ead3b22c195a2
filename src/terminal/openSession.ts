import { loadEmulator } from "./loadEmulator.js";
import { createTerminalSession, type SessionOptions, type TerminalSession } from "./terminalSession.js";

/** A session with the emulator that this package depends on; everything here loads on first use. */
export function openTerminalSession(options: Omit<SessionOptions, "load">): TerminalSession {
  return createTerminalSession({ ...options, load: loadEmulator });
}
