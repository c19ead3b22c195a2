import { isObject } from "../protocol/ownField.js";

/** A session as its client knows it. */
export interface SessionInfo {
  readonly sessionId: string;
  /** The session whose agent started this one as a sub-agent. */
  readonly parentSessionId?: string;
  readonly title?: string;
  readonly description?: string;
  /** What the parent last said the sub-agent does, such as `running` or `idle`. */
  readonly state?: string;
  /** Why it went idle, such as `end_turn` or `cancelled`. */
  readonly stopReason?: string;
  /** The agent takes `session/cancel` for this sub-agent alone. */
  readonly canCancel?: boolean;
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
  // Nobody is below their own sub-agent.
  if (ancestors(tree, parentSessionId).includes(sessionId)) return tree;
  const known = tree.get(sessionId) ?? { sessionId };
  return new Map(tree).set(sessionId, {
    ...known,
    parentSessionId: known.parentSessionId ?? parentSessionId,
    ...patched("title", update.title),
    ...patched("description", update.description),
    ...patchedState(update.state),
    ...patchedCapabilities(update.capabilities),
  });
}

function patched(field: string, value: unknown): Record<string, string | undefined> {
  if (value === null) return { [field]: undefined };
  return typeof value === "string" ? { [field]: value } : {};
}

/** A state is a snapshot: without a reason to have stopped, an earlier one is gone. */
function patchedState(state: unknown): Partial<SessionInfo> {
  if (state === undefined) return {};
  const { state: name, stopReason } = isObject(state) ? state : { state };
  const patch = patched("state", name);
  return "state" in patch ? { ...patch, ...patched("stopReason", stopReason ?? null) } : {};
}

function patchedCapabilities(capabilities: unknown): Partial<SessionInfo> {
  if (capabilities === undefined) return {};
  return { canCancel: isObject(capabilities) && isObject(capabilities.cancel) };
}

/**
 * Ids of the sub-agents that a `state_update` lists as background work, which cancelling a turn leaves
 * alone: none where it does not report any, as for calls and terminals. `undefined` for other updates.
 */
export function backgroundSubagents(update: unknown): readonly string[] | undefined {
  if (!isObject(update) || update.sessionUpdate !== "state_update") return undefined;
  const { background } = update;
  if (!Array.isArray(background)) return [];
  return background.flatMap((work) =>
    isObject(work) && work.type === "subagent" && typeof work.sessionId === "string" ? [work.sessionId] : [],
  );
}

/** Ids of the sub-agent sessions below a session, nearest first; without those `spared`, and what is below them. */
export function descendants(
  tree: SessionTree,
  sessionId: string,
  spared: (sessionId: string) => boolean = () => false,
): readonly string[] {
  const childrenOf = new Map<string | undefined, string[]>();
  for (const { sessionId, parentSessionId } of tree.values()) {
    const siblings = childrenOf.get(parentSessionId) ?? [];
    siblings.push(sessionId);
    childrenOf.set(parentSessionId, siblings);
  }
  const found = [sessionId];
  for (const parent of found) {
    for (const child of childrenOf.get(parent) ?? []) if (!spared(child)) found.push(child);
  }
  return found.slice(1);
}

/** Ids of the sessions above a session, nearest first. */
export function ancestors(tree: SessionTree, sessionId: string): readonly string[] {
  const found: string[] = [];
  for (let at = tree.get(sessionId)?.parentSessionId; at !== undefined; at = tree.get(at)?.parentSessionId)
    found.push(at);
  return found;
}
