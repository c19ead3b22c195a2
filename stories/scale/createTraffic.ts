import type { SessionUpdateV2, ToolCallStore } from "acp-tool-calls/store";

const TOOLS = [
  { name: "read_file", kind: "read", title: (n: number) => `Read src/module-${n % 240}.ts` },
  { name: "grep", kind: "search", title: (n: number) => `Search TODO(${n % 90}) in src` },
  { name: "read_file", kind: "read", title: (n: number) => `Read test/module-${n % 240}.test.ts` },
  { name: "str_replace", kind: "edit", title: (n: number) => `Rename helper ${n % 60} everywhere` },
  { name: "bash", kind: "execute", title: (n: number) => `npm test -- module-${n % 240}` },
  { name: "web_fetch", kind: "fetch", title: (n: number) => `Fetch docs.example.org/page/${n % 40}` },
] as const;

/** Fills a store with so many finished calls of all sorts, of which one in 40 failed. */
export function fillStore(store: ToolCallStore, count: number): void {
  for (let n = 0; n < count; n++) {
    const { title, ...tool } = TOOLS[n % TOOLS.length] ?? TOOLS[0];
    const status = n % 40 === 39 ? "failed" : "completed";
    send(store, `call-${n}`, { ...tool, title: title(n), status, rawInput: { call: n } }, true);
  }
  store.flush();
}

export interface Traffic {
  stop(): void;
}

/**
 * A stream of so many updates a second to the newest calls: titles that change, a command's output in
 * chunks, and every second a new call.
 */
export function startTraffic(store: ToolCallStore, perSecond: number): Traffic {
  const start = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; sent < due; sent++) sendOne(store, sent, perSecond);
  });
  return { stop: () => clearInterval(timer) };
}

function sendOne(store: ToolCallStore, index: number, perSecond: number): void {
  const call = Math.floor(index / perSecond);
  const toolCallId = `live-${call}`;
  const terminalId = `terminal-${call}`;
  if (index % perSecond === 0) {
    if (call > 0) send(store, `live-${call - 1}`, { status: "completed" });
    const content = [{ type: "terminal", terminalId }];
    send(store, toolCallId, {
      name: "bash",
      kind: "execute",
      title: "npm run build",
      status: "in_progress",
      content,
    });
  } else if (index % 4 === 0) {
    send(store, toolCallId, { title: `npm run build (step ${index % perSecond})` });
  } else {
    const data = btoa(`\u001b[32mok\u001b[0m module ${index} built\n`);
    store.applySessionUpdate({ sessionUpdate: "terminal_output_chunk", terminalId, data });
  }
}

function send(store: ToolCallStore, toolCallId: string, fields: object, replay = false): void {
  const update = { sessionUpdate: "tool_call_update", toolCallId, ...fields } as unknown as SessionUpdateV2;
  store.applySessionUpdate(update, { replay });
}
