import { createStore, type StoreApi } from "zustand/vanilla";
import { AppendList } from "./appendList.js";
import { immer } from "./immer.js";
import { safely } from "./safely.js";

/**
 * Records by id, each in a zustand store of its own, so that a patch costs the same however many
 * records there are. Ids are keys of a `Map`: an agent may call a record `__proto__`.
 */
export interface RecordRegistry<T extends object, D extends object> {
  /** Ids in order of first appearance, those of open drafts included. */
  ids(): AppendList<string>;
  get(id: string): T | undefined;
  /** The record open for writing until `commit`; created when the id is new. */
  draft(id: string): D;
  /** True when a draft is open or a record exists. */
  has(id: string): boolean;
  /** Publishes what the drafts changed; returns the ids whose record changed. */
  commit(): readonly string[];
  /** Calls back after each change of one record, also of one that does not exist yet. */
  subscribe(id: string, listener: () => void): () => void;
  reset(): void;
}

interface Cell<T> {
  readonly store: StoreApi<{ readonly record: T | undefined }>;
  subscribers: number;
}

export function createRecordRegistry<T extends object, D extends object>(
  create: (id: string) => T,
): RecordRegistry<T, D> {
  const cells = new Map<string, Cell<T>>();
  const drafts = new Map<string, D>();
  let ids = AppendList.from<string>();

  const get = (id: string) => cells.get(id)?.store.getState().record;

  function cellOf(id: string): Cell<T> {
    let cell = cells.get(id);
    if (!cell) {
      cell = { store: createStore(() => ({ record: undefined as T | undefined })), subscribers: 0 };
      cells.set(id, cell);
    }
    return cell;
  }

  function publish(id: string, draft: D): boolean {
    const { store } = cellOf(id);
    const record = Object.freeze(immer.finishDraft(draft)) as unknown as T;
    if (record === store.getState().record) return false;
    store.setState({ record }, true);
    return true;
  }

  return {
    ids: () => ids,
    get,
    has: (id) => drafts.has(id) || get(id) !== undefined,
    draft(id) {
      let draft = drafts.get(id);
      if (!draft) {
        const record = get(id);
        if (!record) ids = ids.append(id);
        draft = immer.createDraft(record ?? create(id)) as unknown as D;
        drafts.set(id, draft);
      }
      return draft;
    },
    commit() {
      const open = [...drafts];
      drafts.clear();
      return open.filter(([id, draft]) => publish(id, draft)).map(([id]) => id);
    },
    subscribe(id, listener) {
      const cell = cellOf(id);
      cell.subscribers++;
      const unsubscribe = cell.store.subscribe(() => safely(listener));
      return () => {
        unsubscribe();
        cell.subscribers--;
        const unused = cell.subscribers === 0 && cell.store.getState().record === undefined;
        if (unused && cells.get(id) === cell) cells.delete(id);
      };
    },
    reset() {
      drafts.clear();
      ids = AppendList.from();
      for (const [id, cell] of [...cells]) {
        if (cell.subscribers === 0) cells.delete(id);
        cell.store.setState({ record: undefined }, true);
      }
    },
  };
}
