import { createToolCallStore, type SessionUpdate, type ToolCallStore } from "acp-tool-calls/store";
import { produce } from "immer";
import { createStore } from "zustand/vanilla";
import type { Arm, Law } from "../law.js";

/** Operations per flush: about what a busy agent sends in a frame. */
const BATCH = 64;

/** One operation of a workload, as data off the wire; fresh for every operation, as a parser makes it. */
type MakeUpdate = (index: number) => Record<string, unknown>;

const create: MakeUpdate = (index) => ({
  sessionUpdate: "tool_call_update",
  toolCallId: `call_${index}`,
  title: `Read file ${index}`,
  kind: "read",
  status: "pending",
});
const patchOf =
  (calls: number): MakeUpdate =>
  (index) => ({
    sessionUpdate: "tool_call_update",
    toolCallId: `call_${index % calls}`,
    title: `Step ${index}`,
    status: index % 2 ? "in_progress" : "pending",
  });
const chunk: MakeUpdate = (index) => ({
  sessionUpdate: "tool_call_content_chunk",
  toolCallId: "call_0",
  content: { type: "content", content: { type: "text", text: `line ${index}` } },
});
const OUTPUT: readonly string[] = Array.from({ length: 1024 }, (_, index) => btoa(`line ${index} ok\n`));
const terminalChunk: MakeUpdate = (index) => ({
  sessionUpdate: "terminal_output_chunk",
  terminalId: "term_0",
  data: OUTPUT[index % OUTPUT.length],
});

interface Load {
  readonly preload: readonly [number, MakeUpdate][];
  readonly operations: number;
  readonly update: MakeUpdate;
}

/** The kit's store, flushed as a frame would. */
function kit({ preload, operations, update }: Load): Arm {
  return arm(operations, () => {
    const store = createToolCallStore({ protocolVersion: 2, schedule: () => {} });
    for (const [count, make] of preload) applyAll(store, count, make, 0);
    const first = sum(preload);
    return () => applyAll(store, operations, update, first);
  });
}

function applyAll(store: ToolCallStore, count: number, make: MakeUpdate, first: number): void {
  for (let index = 0; index < count; index++) {
    store.applySessionUpdate(make(first + index) as SessionUpdate);
    if (index % BATCH === BATCH - 1) store.flush();
  }
  store.flush();
}

/** The limit: plain objects in a `Map`, changed by hand, and a version counter. */
function handMap({ preload, operations, update }: Load): Arm {
  return arm(operations, () => {
    const session = createHandMap();
    for (const [count, make] of preload) for (let i = 0; i < count; i++) session.apply(make(i));
    const first = sum(preload);
    return () => {
      for (let index = 0; index < operations; index++) session.apply(update(first + index));
    };
  });
}

/** By the means that a browser has, as the store. */
function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

interface HandRecord {
  content: unknown[];
  chunks: Uint8Array[];
  [field: string]: unknown;
}

function createHandMap(): { apply(update: Record<string, unknown>): void } {
  const records = new Map<unknown, HandRecord>();
  let version = 0;
  const recordOf = (id: unknown) => {
    const known = records.get(id);
    if (known) return known;
    const record: HandRecord = { content: [], chunks: [] };
    records.set(id, record);
    return record;
  };
  return {
    apply(update) {
      version++;
      if (update.sessionUpdate === "tool_call_content_chunk") {
        recordOf(update.toolCallId).content.push(update.content);
      } else if (update.sessionUpdate === "terminal_output_chunk") {
        recordOf(update.terminalId).chunks.push(bytesOf(update.data as string));
      } else {
        const record = recordOf(update.toolCallId);
        if (update.title !== undefined) record.title = update.title;
        if (update.kind !== undefined) record.kind = update.kind;
        if (update.status !== undefined) record.status = update.status;
        record.version = version;
      }
    },
  };
}

/** Common practice: every call in one record, patched by immer in one zustand store. */
function oneRecord({ preload, operations, update }: Load): Arm {
  return arm(operations, () => {
    const calls: Record<string, object> = {};
    const first = sum(preload);
    for (let index = 0; index < first; index++) {
      calls[`call_${index}`] = create(index);
    }
    const store = createStore<{ calls: Record<string, object> }>(() => ({ calls }));
    return () => {
      for (let index = 0; index < operations; index++) {
        const { toolCallId, ...fields } = update(first + index);
        store.setState(
          produce((state: { calls: Record<string, object> }) => {
            const id = toolCallId as string;
            state.calls[id] = Object.assign(state.calls[id] ?? {}, fields);
          }),
        );
      }
    };
  });
}

function arm(operations: number, prepare: Arm["prepare"]): Arm {
  return { operations, prepare };
}

function sum(preload: Load["preload"]): number {
  return preload.reduce((total, [count]) => total + count, 0);
}

const GROWTH = 2000;
const oneCall: [number, MakeUpdate] = [1, create];

function workload(name: string, says: string, load: Load, atMost: number): Law {
  return {
    name,
    says,
    arms: { "the store": kit(load), "a Map": handMap(load) },
    claims: [{ arm: "the store", over: "a Map", atMost }],
  };
}

function growth(name: string, says: string, atSize: (size: number) => Load, atMost: number): Law {
  return {
    name,
    says,
    arms: { "at 1,000": kit(atSize(1000)), "at 10,000": kit(atSize(10_000)) },
    claims: [{ arm: "at 10,000", over: "at 1,000", atMost }],
  };
}

/** Patches leave the number of calls as it is, so that there may be enough of them to even out collections. */
const patchAt = (size: number): Load => ({
  preload: [[size, create]],
  operations: 20_000,
  update: patchOf(size),
});
const createAt = (size: number): Load => ({ preload: [[size, create]], operations: GROWTH, update: create });

function againstOneRecord(name: string, says: string, load: Load): Law {
  return {
    name,
    says,
    arms: { "the store": kit(load), "one immer record": oneRecord({ ...load, operations: 10 }) },
    claims: [{ arm: "the store", over: "one immer record", atMost: 0.01 }],
  };
}

export const laws: Law[] = [
  growth(
    "store-append-content",
    "Appending a content chunk does not depend on how many there are",
    (size) => ({
      preload: [oneCall, [size, chunk]],
      operations: GROWTH,
      update: chunk,
    }),
    1.5,
  ),
  growth(
    "store-append-output",
    "Appending terminal output does not depend on how much there is",
    (size) => ({ preload: [[size, terminalChunk]], operations: GROWTH, update: terminalChunk }),
    1.5,
  ),
  growth("store-patch-growth", "A patch does not depend on the number of calls", patchAt, 2),
  growth("store-create-growth", "A new call does not depend on the number of calls", createAt, 2),
  againstOneRecord(
    "store-patch-common",
    "A patch among 10,000 calls is 100 times cheaper than in one immer record",
    patchAt(10_000),
  ),
  againstOneRecord(
    "store-create-common",
    "A new call among 10,000 is 100 times cheaper than in one immer record",
    createAt(10_000),
  ),
  workload("store-create", "10,000 new calls", { preload: [], operations: 10_000, update: create }, 8),
  workload(
    "store-patch",
    "100,000 patches of status and title over 1,000 calls",
    { preload: [[1000, create]], operations: 100_000, update: patchOf(1000) },
    30,
  ),
  workload(
    "store-content",
    "50,000 text chunks appended to one call",
    { preload: [[100, create]], operations: 50_000, update: chunk },
    8,
  ),
  workload(
    "store-output",
    "200,000 chunks appended to one terminal",
    { preload: [], operations: 200_000, update: terminalChunk },
    8,
  ),
];
