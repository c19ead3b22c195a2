// @vitest-environment node
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createToolCallStore, type ToolCall } from "acp-tool-calls/store";
import { sessionsToOtlp, toolCallsToOtlp } from "acp-tool-calls/usage";
import protobuf from "protobufjs";
import { expect, test } from "vitest";

/** The published message type that OTLP/HTTP bodies are. */
function exportTraceServiceRequest(): protobuf.Type {
  const entry = createRequire(import.meta.url).resolve("@opentelemetry/otlp-grpc-exporter-base");
  const protos = join(dirname(entry), "../protos");
  const root = new protobuf.Root();
  root.resolvePath = (_, target) => join(protos, target);
  root.loadSync("opentelemetry/proto/collector/trace/v1/trace_service.proto");
  return root.lookupType("opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest");
}

function exampleCalls(): ToolCall[] {
  let time = 1_700_000_000_000;
  const store = createToolCallStore({ protocolVersion: 2, schedule: "sync", now: () => time });
  for (const [toolCallId, status] of [
    ["a", "completed"],
    ["b", "failed"],
    ["c\ud800", "cancelled"],
    ["d", "in_progress"],
  ]) {
    const id = { sessionUpdate: "tool_call_update", toolCallId } as {
      sessionUpdate: "tool_call_update";
      toolCallId: string;
    };
    store.applySessionUpdate({ ...id, name: "bash", kind: "execute", title: `Call ${toolCallId}` });
    time += 1500;
    store.applySessionUpdate({ ...id, status });
  }
  return store.getState().toolCallIds.map((id) => store.getToolCall(id) as ToolCall);
}

/** OTLP/JSON departs from protobuf's JSON in one thing: ids are hexadecimal, not base64. */
function toProtobuf(body: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(body), (key, value) =>
    /^(traceId|spanId|parentSpanId)$/.test(key) ? Buffer.from(value, "hex").toString("base64") : value,
  );
}

test("an export is what the published protocol takes, with no field it does not know", () => {
  const type = exportTraceServiceRequest();
  const body = toProtobuf(
    toolCallsToOtlp(exampleCalls(), { sessionId: "s", agentName: "demo", parentSpanId: "00f067aa0ba902b7" }),
  );
  const message = type.fromObject(body);
  expect(type.verify(message)).toBeNull();
  const bytes = type.encode(message).finish();
  expect(type.toObject(type.decode(bytes), { longs: String, bytes: String })).toEqual(body);
});

test("a span is an execute_tool span with the call's times and outcome", () => {
  const spans =
    toolCallsToOtlp(exampleCalls(), { sessionId: "s" }).resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ["execute_tool bash", 0],
    ["execute_tool bash", 2],
    ["execute_tool bash", 0],
  ]);
  expect(spans[0]).toMatchObject({
    startTimeUnixNano: "1700000000000000000",
    endTimeUnixNano: "1700000001500000000",
  });
  const attributes = Object.fromEntries(
    (spans[1]?.attributes ?? []).map(({ key, value }) => [key, value.stringValue]),
  );
  expect(attributes).toMatchObject({
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": "bash",
    "gen_ai.tool.call.id": "b",
    "gen_ai.tool.description": "Call b",
    "error.type": "failed",
  });
});

test("exporting twice gives the same ids, and two sessions never share one", () => {
  const calls = exampleCalls();
  const idsOf = (sessionId: string) =>
    (toolCallsToOtlp(calls, { sessionId }).resourceSpans[0]?.scopeSpans[0]?.spans ?? []).flatMap(
      ({ traceId, spanId }) => [traceId, spanId],
    );
  expect(idsOf("s")).toEqual(idsOf("s"));
  expect(new Set([...idsOf("s"), ...idsOf("t")]).size).toBe(8);
});

const attributeOf = (span: { attributes: readonly { key: string; value: object }[] }, name: string) =>
  span.attributes.find(({ key }) => key === name)?.value;

test("several sessions are one trace, whose spans name their sessions", () => {
  const sessions = ["main", "child"].map((sessionId) => ({
    sessionId,
    toolCalls: exampleCalls(),
    permissionRecords: [],
  }));
  const traces = sessionsToOtlp(sessions);
  const spans = traces.resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
  expect(spans.map((span) => attributeOf(span, "gen_ai.conversation.id"))).toEqual([
    ...Array(3).fill({ stringValue: "main" }),
    ...Array(3).fill({ stringValue: "child" }),
  ]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(6);
  const [main] = toolCallsToOtlp(exampleCalls(), { sessionId: "main" }).resourceSpans;
  expect(spans.slice(0, 3)).toEqual(main?.scopeSpans[0]?.spans);
  const type = exportTraceServiceRequest();
  expect(type.verify(type.fromObject(toProtobuf(traces)))).toBeNull();
});

test("no session is a trace without spans", () => {
  expect(sessionsToOtlp([]).resourceSpans[0]?.scopeSpans[0]?.spans).toEqual([]);
});
