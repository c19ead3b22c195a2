import { asObject, isObject, type Json } from "./message.js";

export type Role = "user" | "agent" | "thought";

export interface PlanEntry {
  readonly content: string;
  readonly status: string;
}

/** One thing in the order in which a reader meets it. */
export type TranscriptItem =
  | {
      readonly type: "message";
      readonly key: string;
      readonly role: Role;
      readonly messageId?: string;
      readonly text: string;
    }
  | {
      readonly type: "plan";
      readonly key: string;
      readonly planId: string;
      readonly entries: readonly PlanEntry[];
      readonly text: string;
    }
  | { readonly type: "notice"; readonly key: string; readonly title: string; readonly text: string }
  | {
      readonly type: "tool_call";
      readonly key: string;
      readonly toolCallId: string;
      /** Calls of the sub-agent that this call started, where they are in the same session. */
      readonly children: readonly string[];
    }
  | { readonly type: "subagent"; readonly key: string; readonly sessionId: string };

export type Transcript = readonly TranscriptItem[];

/** Adds a call: below the call that it belongs to, or at the end. */
export function addToolCall(items: Transcript, toolCallId: string, parentId?: string): Transcript {
  const isParent = (item: TranscriptItem) =>
    item.type === "tool_call" && (item.toolCallId === parentId || item.children.includes(parentId ?? ""));
  const index = parentId === undefined ? -1 : items.findLastIndex(isParent);
  const item = items[index];
  if (item?.type === "tool_call") {
    return items.with(index, { ...item, children: [...item.children, toolCallId] });
  }
  return [...items, { type: "tool_call", key: `call/${toolCallId}`, toolCallId, children: [] }];
}

/** Adds a sub-agent with a session of its own at the end. */
export function addSubagent(items: Transcript, sessionId: string): Transcript {
  return [...items, { type: "subagent", key: `subagent/${sessionId}`, sessionId }];
}

/** Whether an update says something to read between the calls. */
export function isProse(update: unknown): boolean {
  const { sessionUpdate } = asObject(update);
  return typeof sessionUpdate === "string" && /_message|^agent_thought|^plan|^notice$/.test(sessionUpdate);
}

/** Adds what a message, thought, plan or notice says; other updates change nothing. */
export function addProse(items: Transcript, update: unknown): Transcript {
  const { sessionUpdate, ...fields } = asObject(update);
  switch (sessionUpdate) {
    case "user_message_chunk":
      return append(items, "user", fields);
    case "agent_message_chunk":
      return append(items, "agent", fields);
    case "agent_thought_chunk":
      return append(items, "thought", fields);
    case "user_message":
      return replace(items, "user", fields);
    case "agent_message":
      return replace(items, "agent", fields);
    case "agent_thought":
      return replace(items, "thought", fields);
    case "plan":
      return setPlan(items, "plan", fields);
    case "plan_update":
      return setPlan(items, String(asObject(fields.plan).planId), asObject(fields.plan));
    case "notice":
      return addNotice(items, fields);
    default:
      return items;
  }
}

function append(items: Transcript, role: Role, { messageId, content }: Json): Transcript {
  const text = blockText(content);
  if (text === "") return items;
  const index =
    typeof messageId === "string"
      ? items.findLastIndex(isMessage(role, messageId))
      : isMessage(role, undefined)(items.at(-1))
        ? items.length - 1
        : -1;
  const item = items[index];
  if (item?.type === "message") return items.with(index, { ...item, text: item.text + text });
  return [...items, newMessage(items, role, messageId, text)];
}

function replace(items: Transcript, role: Role, { messageId, content }: Json): Transcript {
  if (content === undefined || typeof messageId !== "string") return items;
  const text = Array.isArray(content) ? content.map(blockText).join("\n\n") : "";
  const index = items.findLastIndex(isMessage(role, messageId));
  const item = items[index];
  if (item?.type === "message") return items.with(index, { ...item, text });
  return [...items, newMessage(items, role, messageId, text)];
}

function newMessage(items: Transcript, role: Role, messageId: unknown, text: string): TranscriptItem {
  const key = `message/${items.length}`;
  return { type: "message", key, role, text, ...(typeof messageId === "string" ? { messageId } : {}) };
}

function isMessage(role: Role, messageId: string | undefined): (item: TranscriptItem | undefined) => boolean {
  return (item) => item?.type === "message" && item.role === role && item.messageId === messageId;
}

function setPlan(items: Transcript, planId: string, { entries, content }: Json): Transcript {
  const plan = {
    entries: (Array.isArray(entries) ? entries : []).filter(isObject).map(({ content, status }) => {
      return { content: String(content), status: String(status) };
    }),
    text: typeof content === "string" ? content : "",
  };
  const index = items.findLastIndex((item) => item.type === "plan" && item.planId === planId);
  const item = items[index];
  if (item?.type === "plan") return items.with(index, { ...item, ...plan });
  return [...items, { type: "plan", key: `plan/${items.length}`, planId, ...plan }];
}

function addNotice(items: Transcript, { title, description }: Json): Transcript {
  const key = `notice/${items.length}`;
  const text = typeof description === "string" ? description : "";
  return [...items, { type: "notice", key, title: String(title ?? ""), text }];
}

/** A content block as text; anything but text is only named. */
function blockText(block: unknown): string {
  const { type, text, uri } = asObject(block);
  if (type === "text") return typeof text === "string" ? text : "";
  return isObject(block) ? `[${[type, uri].filter(Boolean).join(" ")}]` : "";
}
