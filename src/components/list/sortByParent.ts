import type { CallFacts } from "./callFacts.js";

/** Calls that stand alone, and those below a call, each in order. */
export interface SortedCalls {
  readonly roots: readonly CallFacts[];
  readonly childrenOf: ReadonlyMap<string, readonly CallFacts[]>;
}

/** Where a call is listed. */
interface Place {
  /** The call it is listed below; none for a root. */
  readonly parent?: CallFacts | undefined;
  readonly level: number;
}

/** An agent may claim any number of levels; what is deeper is listed beside its parent. */
const MAX_LEVEL = 12;
const ROOT: Place = { level: 0 };
/** Of a call that is its own ancestor, or below such a call. */
const CYCLIC: Place = { level: 0 };

/** A parent that never came, or that is its own descendant, counts as none. */
export function sortByParent(calls: readonly CallFacts[]): SortedCalls {
  if (calls.every(({ parent }) => parent === undefined)) return { roots: calls, childrenOf: new Map() };
  const places = placeCalls(calls);
  const roots: CallFacts[] = [];
  const childrenOf = new Map<string, CallFacts[]>();
  for (const call of calls) {
    const id = places.get(call)?.parent?.toolCallId;
    const siblings = id === undefined ? roots : (childrenOf.get(id) ?? []);
    siblings.push(call);
    if (id !== undefined) childrenOf.set(id, siblings);
  }
  return { roots, childrenOf };
}

/** Each call is looked at once, however the calls hang together. */
function placeCalls(calls: readonly CallFacts[]): ReadonlyMap<CallFacts, Place> {
  const byId = new Map(calls.map((call) => [call.toolCallId, call]));
  const places = new Map<CallFacts, Place>();
  for (const call of calls) {
    const path = new Set<CallFacts>();
    let top: CallFacts | undefined = call;
    while (top && !places.has(top) && !path.has(top)) {
      path.add(top);
      top = top.parent === undefined ? undefined : byId.get(top.parent);
    }
    const isCyclic = top && (path.has(top) || places.get(top) === CYCLIC);
    let parent = top;
    for (const each of [...path].reverse()) {
      places.set(each, isCyclic ? CYCLIC : placeBelow(parent, places));
      parent = each;
    }
  }
  return places;
}

function placeBelow(parent: CallFacts | undefined, places: ReadonlyMap<CallFacts, Place>): Place {
  const place = parent && places.get(parent);
  if (!place) return ROOT;
  return place.level < MAX_LEVEL ? { parent, level: place.level + 1 } : place;
}
