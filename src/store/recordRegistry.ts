import { isDraft } from "immer";
import { createStore, type StoreApi } from "zustand/vanilla";
import { AppendList } from "./appendList.js";
import { immer, peek } from "./immer.js";
import type { Draft, Patchable, RecordType } from "./recordType.js";
import type { ReduceContext } from "./reduceContext.js";
import { safely } from "./safely.js";

/**
 * Records by id, each in a zustand store of its own, so that a patch costs the same however many
 * records there are. Ids are keys of a `Map`: an agent may call a record `__proto__`.
 */
export interface RecordRegistry<T extends Patchable> {
  readonly type: RecordType<T>;
  /** Ids in order of first appearance, those of open drafts included. */
  ids(): AppendList<string>;
  get(id: string): T | undefined;
  /** The record open for writing until `commit` or `read`; created when the id is new. */
  draft(id: string, context: ReduceContext): Draft<T>;
  /**
   * Appends a chunk to the record's stream without opening the record: immer watches every write, and
   * streams are written to most. A draft that is asked for later has it.
   */
  append(id: string, chunk: unknown, context: ReduceContext): void;
  /** The record with what its open draft has written so far, which nobody else sees before `commit`. */
  read(id: string): T | undefined;
  /** Publishes what the drafts changed; the ids of the records that changed. */
  commit(): readonly string[];
  /** Calls back after each change of one record, also of one that does not exist yet. */
  subscribe(id: string, listener: () => void): () => void;
  reset(): void;
}

interface Cell<T> {
  readonly store: StoreApi<T | undefined>;
  subscribers: number;
}

export function createRecordRegistry<T extends Patchable>(type: RecordType<T>): RecordRegistry<T> {
  const { streamField } = type;
  const cells = new Map<string, Cell<T>>();
  const drafts = new Map<string, Draft<T>>();
  /** Streams that are ahead of their drafts. */
  const streams = new Map<string, T[keyof T]>();
  const finished = new Map<string, T>();
  let ids = AppendList.from<string>();

  const get = (id: string) => finished.get(id) ?? cells.get(id)?.store.getState();

  function addCell(id: string, record: T | undefined): Cell<T> {
    // A store remembers its first state for good, and with it a stream's first log: let that be nothing.
    const cell = { store: createStore<T | undefined>(() => undefined), subscribers: 0 };
    cell.store.setState(record, true);
    cells.set(id, cell);
    return cell;
  }

  /** A listener may call back into the store: by then `get` knows every record of this commit. */
  function announce(): readonly string[] {
    const changed: string[] = [];
    for (const [id, record] of finished) {
      const cell = cells.get(id);
      if (cell?.store.getState() === record) continue;
      changed.push(id);
      if (cell) cell.store.setState(record, true);
      else addCell(id, record);
    }
    return changed;
  }

  function finish(id: string): void {
    const draft = drafts.get(id);
    const stream = streams.get(id);
    const record = (isDraft(draft) ? immer.finishDraft(draft) : (draft ?? get(id))) as T;
    finished.set(id, Object.freeze(stream ? { ...record, [streamField]: stream } : record));
  }

  function open(id: string, context: ReduceContext): Draft<T> {
    const opened = drafts.get(id);
    if (opened) return opened;
    const record = get(id);
    if (!record) ids = ids.append(id);
    const draft: Draft<T> = record ? (immer.createDraft(record) as Draft<T>) : type.create(id, context);
    drafts.set(id, draft);
    return draft;
  }

  return {
    type,
    ids: () => ids,
    get,
    read(id) {
      if (drafts.has(id) || streams.has(id)) finish(id);
      drafts.delete(id);
      streams.delete(id);
      return get(id);
    },
    draft(id, context) {
      const draft = open(id, context);
      const stream = streams.get(id);
      if (stream) draft[streamField] = stream;
      streams.delete(id);
      return draft;
    },
    append(id, chunk, context) {
      const stream = streams.get(id) ?? peek(drafts.get(id) ?? get(id) ?? open(id, context), streamField);
      streams.set(id, type.append(stream, chunk, context));
    },
    commit() {
      for (const id of new Set([...drafts.keys(), ...streams.keys()])) finish(id);
      drafts.clear();
      streams.clear();
      const changed = announce();
      finished.clear();
      return changed;
    },
    subscribe(id, listener) {
      const cell = cells.get(id) ?? addCell(id, undefined);
      cell.subscribers++;
      const unsubscribe = cell.store.subscribe(() => safely(listener));
      return () => {
        unsubscribe();
        cell.subscribers--;
        const unused = cell.subscribers === 0 && cell.store.getState() === undefined;
        if (unused && cells.get(id) === cell) cells.delete(id);
      };
    },
    reset() {
      drafts.clear();
      streams.clear();
      finished.clear();
      ids = AppendList.from();
      for (const [id, cell] of [...cells]) {
        if (cell.subscribers === 0) cells.delete(id);
        cell.store.setState(undefined, true);
      }
    },
  };
}
