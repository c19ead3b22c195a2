import { createStore } from "zustand/vanilla";
import type {
  RequestPermissionRequest,
  RequestPermissionResponse,
  SessionUpdate,
} from "../protocol/types.js";
import { createToolCallStore } from "../store/createToolCallStore.js";
import { safely } from "../store/safely.js";
import type { ToolCallStore, ToolCallStoreOptions } from "../store/toolCallStore.js";
import {
  addSession,
  applySubagentUpdate,
  backgroundSubagents,
  descendants,
  type SessionTree,
} from "./sessionTree.js";

/** What the SDK gives a `session/update` handler, of either version. */
export interface SessionUpdateContext {
  readonly params: { readonly sessionId: string; readonly update: SessionUpdate };
}

/** What the SDK gives a `session/request_permission` handler, of either version. */
export interface RequestPermissionContext {
  readonly params: RequestPermissionRequest;
  readonly requestId: string | number | null;
  /** Aborted by the SDK when the agent sends `$/cancel_request`. */
  readonly signal: AbortSignal;
}

/** As much of an SDK client's agent context as is needed to cancel a turn. */
export interface CancelTarget {
  notify(method: "session/cancel", params: { sessionId: string }): Promise<void>;
}

/** The tool-call stores of all sessions of one client, and the handlers that fill them. */
export interface ToolCallSessions {
  /** The store of a session; made when the session is first heard of, or here. */
  getStore(sessionId: string): ToolCallStore;
  /** For `client().onNotification("session/update", …)`. */
  readonly handleSessionUpdate: (context: SessionUpdateContext) => void;
  /** For `client().onRequest("session/request_permission", …)`. */
  readonly handleRequestPermission: (context: RequestPermissionContext) => Promise<RequestPermissionResponse>;
  /** Call it when you send `session/prompt`. */
  startTurn(sessionId: string): void;
  /**
   * Sends `session/cancel` and cancels the turn here: in the session, and in its sub-agents but for those
   * that the agent listed as background work. All prompts of these sessions are answered `cancelled`. An
   * agent that asks for background work of its own has that answered as well, and can ask again.
   */
  cancelTurn(sessionId: string, agent: CancelTarget): Promise<void>;
  /**
   * Runs `load` (a `session/load` or `session/resume` request); what the agent reports of the session and
   * its sub-agents until it settles is history and gets no times.
   */
  replay<T>(sessionId: string, load: () => Promise<T>): Promise<T>;
  /** Ids of the sub-agents below a session that have sessions of their own, nearest first. */
  getSubagents(sessionId: string): readonly string[];
  /** All sessions, sub-agents' with their parents. */
  getState(): SessionTree;
  subscribe(listener: (sessions: SessionTree) => void): () => void;
  /** Forgets a session and its sub-agents; their pending prompts are answered `cancelled`. */
  close(sessionId: string): void;
}

/**
 * Makes the stores of a client that has any number of sessions. Options are those of
 * `createToolCallStore` and go to every store.
 */
export function createToolCallSessions(options: ToolCallStoreOptions): ToolCallSessions {
  const stores = new Map<string, ToolCallStore>();
  const replaying = new Map<string, number>();
  const background = new Map<string, readonly string[]>();
  const tree = createStore<{ sessions: SessionTree }>(() => ({ sessions: new Map() }));

  const setTree = (sessions: SessionTree) => {
    if (sessions !== tree.getState().sessions) tree.setState({ sessions });
  };

  function getStore(sessionId: string): ToolCallStore {
    let store = stores.get(sessionId);
    if (!store) {
      store = createToolCallStore(options);
      stores.set(sessionId, store);
      setTree(addSession(tree.getState().sessions, sessionId));
    }
    return store;
  }

  const getSubagents = (sessionId: string) => descendants(tree.getState().sessions, sessionId);

  /** The history of a session is also that of its sub-agents. */
  function isReplaying(sessionId: string): boolean {
    const parent = tree.getState().sessions.get(sessionId)?.parentSessionId;
    return replaying.has(sessionId) || (parent !== undefined && isReplaying(parent));
  }

  return {
    getStore,
    handleSessionUpdate({ params: { sessionId, update } }) {
      const store = getStore(sessionId);
      setTree(applySubagentUpdate(tree.getState().sessions, sessionId, update));
      const working = backgroundSubagents(update);
      if (working) background.set(sessionId, working);
      store.applySessionUpdate(update, { replay: isReplaying(sessionId) });
    },
    handleRequestPermission({ params, requestId, signal }) {
      return getStore(params.sessionId).requestPermission(params, { requestId, signal });
    },
    startTurn(sessionId) {
      getStore(sessionId).startTurn();
    },
    async cancelTurn(sessionId, agent) {
      const working = new Set([...background.values()].flat());
      const cancelled = descendants(tree.getState().sessions, sessionId, (id) => working.has(id));
      for (const id of [sessionId, ...cancelled]) stores.get(id)?.cancelTurn();
      await agent.notify("session/cancel", { sessionId });
    },
    async replay(sessionId, load) {
      replaying.set(sessionId, (replaying.get(sessionId) ?? 0) + 1);
      try {
        return await load();
      } finally {
        const left = (replaying.get(sessionId) ?? 1) - 1;
        if (left > 0) replaying.set(sessionId, left);
        else replaying.delete(sessionId);
      }
    },
    getSubagents,
    getState: () => tree.getState().sessions,
    subscribe: (listener) => tree.subscribe(({ sessions }) => safely(listener, sessions)),
    close(sessionId) {
      const closing = [sessionId, ...getSubagents(sessionId)];
      for (const id of closing) {
        stores.get(id)?.reset();
        stores.delete(id);
        background.delete(id);
      }
      setTree(new Map([...tree.getState().sessions].filter(([id]) => !closing.includes(id))));
    },
  };
}
