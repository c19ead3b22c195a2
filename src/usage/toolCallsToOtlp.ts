import type { ToolCall } from "../store/records.js";
import { spanIdOf, traceIdOf } from "./otlpIds.js";
import type { SessionUsage } from "./sessionUsage.js";

/** An OTLP/JSON attribute. */
export interface OtlpAttribute {
  readonly key: string;
  readonly value: { readonly stringValue: string };
}

/** An OTLP/JSON span: ids in hexadecimal, times in nanoseconds as decimal text. */
export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly OtlpAttribute[];
  readonly status: { readonly code: number; readonly message?: string };
}

/** The body of an OTLP/HTTP request to `/v1/traces`, as JSON. */
export interface OtlpTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly OtlpAttribute[] };
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string };
      readonly spans: readonly OtlpSpan[];
    }[];
  }[];
}

/** What the exported spans say beside the calls. */
export interface OtlpOptions {
  /** Names the session, and its trace unless `traceId` is given. */
  readonly sessionId: string;
  /** `service.name` of the resource. Default `acp-client`. */
  readonly serviceName?: string;
  /** The name of the agent, as `gen_ai.agent.name`. */
  readonly agentName?: string;
  /** 32 hexadecimal digits, to join a trace of the host's. Default: derived from `sessionId`. */
  readonly traceId?: string;
  /** 16 hexadecimal digits, for all spans. */
  readonly parentSpanId?: string;
}

const INTERNAL = 1;
const STATUS = { unset: 0, ok: 1, error: 2 } as const;

/**
 * Settled tool calls as `execute_tool` spans of OpenTelemetry's GenAI conventions. Calls without both
 * times (replayed or still going on) are left out, since a span needs them. Raw input and output are
 * not exported. https://opentelemetry.io/docs/specs/semconv/gen-ai/gen-ai-spans/
 */
export function toolCallsToOtlp(toolCalls: Iterable<ToolCall>, options: OtlpOptions): OtlpTraces {
  return toTraces(
    [...toolCalls].flatMap((toolCall) => toSpan(toolCall, options)),
    options,
  );
}

/**
 * The same for several sessions, such as one and its sub-agents, in one trace, which is that of the first
 * session. Each span names its session as `gen_ai.conversation.id`.
 */
export function sessionsToOtlp(
  sessions: Iterable<SessionUsage>,
  options: Omit<OtlpOptions, "sessionId"> = {},
): OtlpTraces {
  const [first, ...others] = sessions;
  if (!first) return toTraces([], options);
  const traceId = options.traceId ?? traceIdOf(first.sessionId);
  const spans = [first, ...others].flatMap(({ sessionId, toolCalls }) =>
    toolCalls.flatMap((toolCall) => toSpan(toolCall, { ...options, sessionId, traceId })),
  );
  return toTraces(spans, options);
}

function toTraces(
  spans: readonly OtlpSpan[],
  { serviceName }: { readonly serviceName?: string },
): OtlpTraces {
  const resource = { attributes: [attribute("service.name", serviceName ?? "acp-client")] };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "acp-tool-calls" }, spans }] }] };
}

function toSpan(toolCall: ToolCall, options: OtlpOptions): OtlpSpan[] {
  const { toolCallId, startedAt, endedAt, name, kind } = toolCall;
  if (startedAt === undefined || endedAt === undefined) return [];
  return [
    {
      traceId: options.traceId ?? traceIdOf(options.sessionId),
      spanId: spanIdOf(options.sessionId, toolCallId),
      ...(options.parentSpanId ? { parentSpanId: options.parentSpanId } : {}),
      name: `execute_tool ${wellFormed(name ?? kind)}`,
      kind: INTERNAL,
      startTimeUnixNano: nanoseconds(startedAt),
      endTimeUnixNano: nanoseconds(endedAt),
      attributes: attributesOf(toolCall, options),
      status: { code: toolCall.status === "failed" ? STATUS.error : STATUS.unset },
    },
  ];
}

function attributesOf(toolCall: ToolCall, { sessionId, agentName }: OtlpOptions): OtlpAttribute[] {
  const { toolCallId, name, kind, title, status } = toolCall;
  return [
    attribute("gen_ai.operation.name", "execute_tool"),
    attribute("gen_ai.tool.name", name ?? kind),
    attribute("gen_ai.tool.call.id", toolCallId),
    attribute("gen_ai.conversation.id", sessionId),
    ...(title ? [attribute("gen_ai.tool.description", title)] : []),
    ...(agentName ? [attribute("gen_ai.agent.name", agentName)] : []),
    ...(status === "failed" || status === "cancelled" ? [attribute("error.type", status)] : []),
    attribute("acp.tool_call.kind", kind),
    attribute("acp.tool_call.status", status),
  ];
}

function attribute(key: string, value: string): OtlpAttribute {
  return { key, value: { stringValue: wellFormed(value) } };
}

/** Protobuf strings are UTF-8, which has no lone surrogates. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}
