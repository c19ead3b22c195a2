import type { HostTerminalUpdate, RequestId } from "acp-tool-calls/store";
import { toBase64 } from "./expandMessages.js";
import { asObject, type Json, type Message } from "./message.js";

/**
 * Follows the v1 terminals that a host runs for its agent: what the agent asks under `terminal/` and
 * what the host answers, as updates for `store.updateTerminal`.
 * https://agentclientprotocol.com/protocol/v1/terminals
 */
export function createHostTerminals(): { read(message: Message): HostTerminalUpdate | undefined } {
  const asked = new Map<RequestId, { readonly method: string; readonly params: Json }>();
  return {
    read({ from, id, method, params, result }) {
      if (id === undefined) return undefined;
      if (from === "agent" && method?.startsWith("terminal/")) {
        asked.set(id, { method, params: asObject(params) });
        return undefined;
      }
      const request = from === "client" ? asked.get(id) : undefined;
      if (!request) return undefined;
      asked.delete(id);
      return toUpdate(request.method, request.params, asObject(result));
    },
  };
}

function toUpdate(method: string, params: Json, result: Json): HostTerminalUpdate | undefined {
  const terminalId = method === "terminal/create" ? result.terminalId : params.terminalId;
  if (typeof terminalId !== "string") return undefined;
  switch (method) {
    case "terminal/create":
      return { terminalId, command: commandLine(params), ...(isText(params.cwd) ? { cwd: params.cwd } : {}) };
    case "terminal/output":
      return {
        terminalId,
        output: { data: toBase64(String(result.output ?? "")) },
        ...(result.exitStatus ? { exitStatus: result.exitStatus } : {}),
      };
    case "terminal/wait_for_exit":
      return { terminalId, exitStatus: result };
    default:
      return undefined;
  }
}

function commandLine({ command, args }: Json): string {
  return [command, ...(Array.isArray(args) ? args : [])].join(" ");
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
