import { createToolCallStore, type HostTerminalUpdate, type Terminal } from "acp-tool-calls/store";

type TerminalFields = HostTerminalUpdate extends infer Update
  ? Update extends HostTerminalUpdate
    ? Omit<Update, "terminalId">
    : never
  : never;

/** A terminal as a store makes it of these updates. */
export function terminalOf(...updates: readonly TerminalFields[]): Terminal {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => 0 });
  for (const update of updates) store.updateTerminal({ ...update, terminalId: "t" } as HostTerminalUpdate);
  return store.getTerminal("t") as Terminal;
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
