import { isObject } from "../protocol/decode.js";

/** A session as its client knows it. */
export interface SessionInfo {
  readonly sessionId: string;
  /** The session whose agent started this one as a sub-agent. */
  readonly parentSessionId?: string;
  readonly title?: string;
  readonly description?: string;
  /** What the parent last said the sub-agent does, such as `running` or `idle`. */
  readonly state?: string;
}

/** All sessions of one client, in order of first appearance. A new value after each change. */
export type SessionTree = ReadonlyMap<string, SessionInfo>;

/** The tree with this session in it. */
export function addSession(tree: SessionTree, sessionId: string): SessionTree {
  return tree.has(sessionId) ? tree : new Map(tree).set(sessionId, { sessionId });
}

/**
 * The tree after a `subagent_update` on a parent's stream: omitted fields stay, `null` clears.
 * Any other update leaves it as it is. https://agentclientprotocol.com/protocol/v2/draft/subagents
 */
export function applySubagentUpdate(
  tree: SessionTree,
  parentSessionId: string,
  update: unknown,
): SessionTree {
  if (!isObject(update) || update.sessionUpdate !== "subagent_update") return tree;
  const { sessionId } = update;
  if (typeof sessionId !== "string" || sessionId === parentSessionId) return tree;
  const known = tree.get(sessionId) ?? { sessionId };
  return new Map(tree).set(sessionId, {
    ...known,
    parentSessionId: known.parentSessionId ?? parentSessionId,
    ...patched("title", update.title),
    ...patched("description", update.description),
    ...patched("state", isObject(update.state) ? update.state.state : update.state),
  });
}

function patched(field: string, value: unknown): Record<string, string | undefined> {
  if (value === null) return { [field]: undefined };
  return typeof value === "string" ? { [field]: value } : {};
}

/** Ids of the sub-agent sessions below a session, nearest first. */
export function descendants(tree: SessionTree, sessionId: string): readonly string[] {
  const found: string[] = [sessionId];
  for (const parent of found) {
    for (const child of tree.values()) {
      if (child.parentSessionId === parent && !found.includes(child.sessionId)) found.push(child.sessionId);
    }
  }
  return found.slice(1);
}
