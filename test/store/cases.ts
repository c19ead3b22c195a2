import type { ProtocolVersion, RequestId, ToolCallStore } from "acp-tool-calls/store";

export { expandMessages } from "../../stories/session/expandMessages.js";

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
