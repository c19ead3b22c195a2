import {
  createToolCallStore,
  type ReduceContext,
  reduceTerminal,
  reduceToolCall,
  type Terminal,
  type ToolCall,
  type ToolCallStore,
} from "acp-tool-calls/store";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sessionUpdate, toolCallUpdate } from "./arbitraries.js";
import { playEvent, type SessionEvent } from "./events.js";
import { naiveReduce, naiveStart } from "./naiveReducer.js";
import { plainNaive, plainStore, plainTerminal, plainToolCall } from "./plainState.js";

type Json = Record<string, unknown>;

const event = (version: 1 | 2): fc.Arbitrary<SessionEvent> =>
  fc.oneof(
    {
      arbitrary: sessionUpdate(version).map((update): SessionEvent => ({ type: "update", update })),
      weight: 8,
    },
    { arbitrary: fc.constantFrom<SessionEvent>({ type: "cancel" }, { type: "start" }), weight: 1 },
    { arbitrary: toolCallUpdate(version).map((update) => ask(version, update)), weight: 1 },
  );

let asked = 0;
function ask(version: 1 | 2, { sessionUpdate: _, ...toolCall }: Json): SessionEvent {
  const options = [{ optionId: "a", name: "Allow", kind: "allow_once" }];
  const subject = { type: "tool_call", toolCall };
  const params = version === 1 ? { toolCall, options } : { title: "May I?", subject, options };
  return { type: "ask", params, requestId: ++asked };
}

const manual = (version: 1 | 2): ToolCallStore =>
  createToolCallStore({ protocolVersion: version, schedule: () => {} });

function applyAll(store: ToolCallStore, updates: readonly Json[], flushes: readonly boolean[] = []): void {
  for (const [index, update] of updates.entries()) {
    store.applySessionUpdate(update as never);
    if (flushes[index % flushes.length]) store.flush();
  }
  store.flush();
}

describe.each([1, 2] as const)("in protocol version %i", (version) => {
  const updates = fc.array(sessionUpdate(version), { maxLength: 25 });
  const flushes = fc.array(fc.boolean(), { minLength: 1, maxLength: 5 });

  test("any session ends as the rules of the protocol, applied one by one, say", () => {
    fc.assert(
      fc.property(fc.array(event(version), { maxLength: 25 }), flushes, (events, flushes) => {
        const store = manual(version);
        for (const [index, event] of events.entries()) {
          playEvent(store, event);
          if (flushes[index % flushes.length]) store.flush();
        }
        store.flush();
        expect(plainStore(store)).toEqual(plainNaive(events.reduce(naiveReduce, naiveStart(version))));
      }),
    );
  });

  test("when updates are flushed changes no record", () => {
    fc.assert(
      fc.property(updates, flushes, (updates, flushes) => {
        const [batched, atOnce] = [manual(version), manual(version)];
        applyAll(batched, updates, flushes);
        applyAll(atOnce, updates, [true]);
        expect(plainStore(batched)).toEqual(plainStore(atOnce));
      }),
    );
  });

  test("how the updates of different calls and terminals are interleaved changes no record", () => {
    fc.assert(
      fc.property(updates, fc.infiniteStream(fc.nat()), (updates, random) => {
        const inOrder = manual(version);
        const interleaved = manual(version);
        applyAll(inOrder, updates);
        applyAll(interleaved, interleave(updates, random));
        expect(byId(interleaved)).toEqual(byId(inOrder));
      }),
    );
  });

  test("an update split into one update per field comes to the same", () => {
    fc.assert(
      fc.property(updates, (updates) => {
        const [whole, split] = [manual(version), manual(version)];
        applyAll(whole, updates);
        applyAll(split, updates.flatMap(splitByField));
        expect(plainStore(split)).toEqual(plainStore(whole));
      }),
    );
  });

  test("snapshots never change once handed out", () => {
    fc.assert(
      fc.property(updates, (updates) => {
        const store = manual(version);
        const seen: { before: unknown; now: () => unknown }[] = [];
        for (const update of updates) {
          applyAll(store, [update]);
          const session = store.getState();
          const calls = session.toolCallIds.map((id) => store.getToolCall(id) as ToolCall);
          const terminals = session.terminalIds.map((id) => store.getTerminal(id) as Terminal);
          const now = () => [
            [...session.toolCallIds],
            calls.map(plainToolCall),
            terminals.map(plainTerminal),
            session.revision,
          ];
          seen.push({ before: structuredClone(now()), now });
        }
        for (const { before, now } of seen) expect(now()).toEqual(before);
      }),
    );
  });

  test("the pure reducers agree with the store, and branches from one record do not disturb each other", () => {
    const context: ReduceContext = { protocolVersion: version };
    fc.assert(
      fc.property(updates, sessionUpdate(version), sessionUpdate(version), (updates, left, right) => {
        const store = manual(version);
        applyAll(store, updates);
        const calls = new Map<unknown, ToolCall | undefined>();
        const terminals = new Map<unknown, Terminal | undefined>();
        for (const update of updates) {
          const { toolCallId, terminalId } = update;
          if (toolCallId !== undefined)
            calls.set(toolCallId, reduceToolCall(calls.get(toolCallId), update as never, context));
          if (terminalId !== undefined)
            terminals.set(terminalId, reduceTerminal(terminals.get(terminalId), update as never, context));
        }
        for (const [id, call] of calls) {
          const stored = store.getToolCall(id as string) as ToolCall;
          expect(plainToolCall(call as ToolCall)).toEqual(plainToolCall(stored));
          const branch = (update: Json) =>
            plainToolCall(reduceToolCall(call, { ...update, toolCallId: id } as never, context) as ToolCall);
          const alone = branch(left);
          branch(right);
          expect(branch(left)).toEqual(alone);
          expect(plainToolCall(call as ToolCall)).toEqual(plainToolCall(stored));
        }
        for (const [id, terminal] of terminals) {
          const stored = store.getTerminal(id as string) as Terminal;
          expect(plainTerminal(terminal as Terminal)).toEqual(plainTerminal(stored));
          const branch = (text: string) =>
            plainTerminal(reduceTerminal(terminal, output(id as string, text) as never, context) as Terminal);
          const alone = branch("left");
          branch("right, and longer");
          expect(branch("left")).toEqual(alone);
        }
      }),
    );
  });

  test("ids such as __proto__ leave every global prototype as it was", () => {
    const before = globalPrototypes();
    fc.assert(
      fc.property(updates, (updates) => {
        const store = manual(version);
        applyAll(store, updates);
        store.toJSON();
        expect(globalPrototypes()).toEqual(before);
      }),
    );
  });
});

test("terminal bytes are the same however their chunks are cut", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), fc.array(fc.nat(5000)), (bytes, cuts) => {
      const store = manual(2);
      const places = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
      for (const [index, place] of places.entries()) {
        const data = Buffer.from(bytes.subarray(place, places[index + 1] ?? place)).toString("base64");
        store.applySessionUpdate({ sessionUpdate: "terminal_output_chunk", terminalId: "t", data });
      }
      store.flush();
      expect(Buffer.concat([...(store.getTerminal("t")?.output ?? [])])).toEqual(Buffer.from(bytes));
    }),
  );
});

function output(terminalId: string, text: string): Json {
  return { sessionUpdate: "terminal_output_chunk", terminalId, data: btoa(text) };
}

/** The updates in another order that keeps the order of those about one call or terminal. */
function interleave(updates: readonly Json[], random: fc.Stream<number>): Json[] {
  const keys = [...new Set(updates.map(streamOf))];
  const streams = keys.map((key) => updates.filter((update) => streamOf(update) === key));
  const result: Json[] = [];
  for (const choice of random) {
    const open = streams.filter(({ length }) => length > 0);
    const next = open[choice % open.length]?.shift();
    if (!next) return result;
    result.push(next);
  }
  return result;
}

function streamOf({ toolCallId, terminalId }: Json): string {
  return JSON.stringify([toolCallId, terminalId]);
}

function byId(store: ToolCallStore): unknown {
  const { toolCalls, terminals } = plainStore(store);
  return [
    new Map(toolCalls.map((call) => [call.toolCallId, call])),
    new Map(terminals.map((terminal) => [terminal.terminalId, terminal])),
  ];
}

function splitByField(update: Json): Json[] {
  const { sessionUpdate, toolCallId, terminalId, ...fields } = update;
  if (sessionUpdate !== "tool_call_update" && sessionUpdate !== "terminal_update") return [update];
  const bare = toolCallId === undefined ? { sessionUpdate, terminalId } : { sessionUpdate, toolCallId };
  return [bare, ...Object.entries(fields).map(([field, value]) => ({ ...bare, [field]: value }))];
}

function globalPrototypes(): unknown {
  return [Object, Array, Function, String, Number, Map, Promise].map(({ prototype }) =>
    Reflect.ownKeys(prototype).map((key) => [key, Object.getOwnPropertyDescriptor(prototype, key)]),
  );
}
