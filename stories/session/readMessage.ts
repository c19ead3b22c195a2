import { isObject, isRequestId, type Message } from "./message.js";

type Read = Omit<Message, "place" | "at"> | { readonly problem: string };

/**
 * Reads one message in any of the forms that recordings and cases use. The agent's have a `method`,
 * with an `id` when they are requests. The client's say so with `from`, or are a response (`reply`,
 * `result` or `error`) or the method that was `sent`.
 */
export function readMessage(value: unknown): Read {
  if (!isObject(value)) return { problem: "not a JSON object" };
  const { id, method, params, sent } = value;
  if (id !== undefined && id !== null && !isRequestId(id))
    return { problem: "the id is no string or number" };
  if (typeof sent === "string") return { from: "client", method: sent, params };
  const withId = isRequestId(id) ? { id } : {};
  if (typeof method === "string") {
    return { from: value.from === "client" ? "client" : "agent", method, params, ...withId };
  }
  if ("reply" in value) return { from: "client", result: value.reply, ...withId };
  if ("result" in value) return { from: "client", result: value.result, ...withId };
  if ("error" in value) return { from: "client", ...withId };
  return { problem: "no method, no response and nothing sent" };
}
