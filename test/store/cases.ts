import type { ProtocolVersion, RequestId, ToolCallStore } from "acp-tool-calls/store";

type Json = Record<string, unknown>;

/** One public bug report as data: messages over the wire and the state that is right after them. */
export interface Case {
  readonly id: string;
  readonly gist: string;
  readonly protocol: "v1" | "v2";
  readonly messages: readonly Json[];
  readonly expect: {
    state?: ExpectedState;
    steps?: { after: number; state: ExpectedState }[];
    view?: string[];
  };
}

export interface ExpectedState {
  toolCalls?: Record<string, Json>;
  terminals?: Record<string, Json>;
  absent?: Record<string, string[]>;
  order?: string[];
  pendingPermissions?: RequestId[];
  responses?: Record<string, Json>;
  terminalLineCount?: Record<string, number>;
  terminalFirstLast?: Record<string, [string, string]>;
}

const files = import.meta.glob<Case>("../cases/*.json", { eager: true, import: "default" });

export function readCases(): Case[] {
  return Object.values(files);
}

export function versionOf({ protocol }: Case): ProtocolVersion {
  return protocol === "v1" ? 1 : 2;
}

/** The messages of a case with every `generate` and `generateMessages` written out. */
export function expandMessages(messages: readonly Json[]): Json[] {
  return messages.flatMap((message) => {
    const generated = message.generateMessages as { count: number; template: Json } | undefined;
    if (!generated) return [expand(message, 1) as Json];
    return Array.from(
      { length: generated.count },
      (_, index) => expand(generated.template, index + 1) as Json,
    );
  });
}

interface Generate {
  repeat: string;
  count: number;
  encode?: "base64";
  startPerMessage?: number;
}

function expand(value: unknown, message: number): unknown {
  if (typeof value === "string") return value.replaceAll("{i}", String(message));
  if (Array.isArray(value)) return value.map((item) => expand(item, message));
  if (typeof value !== "object" || value === null) return value;
  if ("generate" in value) return generate(value.generate as Generate, message);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expand(item, message)]));
}

function generate({ repeat, count, encode, startPerMessage = 0 }: Generate, message: number): string {
  const text = Array.from({ length: count }, (_, index) =>
    repeat
      .replaceAll("{i}", String(index + 1))
      .replaceAll("{n}", String((message - 1) * startPerMessage + index + 1)),
  ).join("");
  return encode === "base64" ? Buffer.from(text, "utf8").toString("base64") : text;
}

/** What has been answered so far, by request id; a second answer to one id would be listed too. */
export type Responses = Map<RequestId, unknown[]>;

/** Plays one message of a case against a store, as a host would. */
export function playMessage(store: ToolCallStore, message: Json, responses: Responses): void {
  const params = message.params as never;
  const id = message.id as RequestId;
  if (message.from === "client") {
    if (message.method === "session/cancel") store.cancelTurn();
    else {
      const { outcome } = message.result as { outcome: { optionId?: string } };
      if (outcome.optionId === undefined) store.cancelPermission(id);
      else store.answerPermission(id, outcome.optionId);
    }
  } else if (message.method === "session/update") {
    store.applySessionUpdate((params as { update: never }).update);
  } else if (message.method === "session/request_permission") {
    store.requestPermission(params, { requestId: id }).then(({ outcome }) => {
      responses.set(id, [...(responses.get(id) ?? []), outcome]);
    });
  } else if (message.method === "$/cancel_request") {
    store.cancelPermission((params as { requestId: RequestId }).requestId);
  } else throw new Error(`A case holds a message of an unknown form: ${JSON.stringify(message)}`);
}
