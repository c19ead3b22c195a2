import { createToolCallStore } from "acp-tool-calls/store";
import { expect, test } from "vitest";

const text = (pieces: Iterable<Uint8Array>) => Buffer.concat([...pieces]).toString("latin1");

test("past the limit of lines the oldest go, and how much is known exactly", () => {
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", limits: { terminalLines: 3 } });
  for (let line = 1; line <= 10; line++)
    store.updateTerminal({ terminalId: "t", data: Buffer.from(`line ${line}\n`) });
  const output = store.getTerminal("t")?.output;
  expect(text(output ?? [])).toBe("line 8\nline 9\nline 10\n");
  expect(output?.dropped).toEqual({ bytes: 49, lines: 7 });
});

test("output that is no base64 is reported and counted, and later output still arrives", () => {
  const codes: string[] = [];
  const store = createToolCallStore({
    protocolVersion: 2,
    schedule: "sync",
    onIssue: ({ code }) => codes.push(code),
  });
  store.updateTerminal({ terminalId: "t", data: "@@@" });
  store.updateTerminal({ terminalId: "t", data: btoa("later") });
  const terminal = store.getTerminal("t");
  expect(codes).toEqual(["invalid_base64"]);
  expect(terminal?.undecodableCharacters).toBe(3);
  expect(text(terminal?.output ?? [])).toBe("later");
});
