import { useContext, useMemo, useSyncExternalStore } from "react";
import { OpenStateContext, type OpenStateStore } from "../../react/openState.js";
import { useToolCallStore } from "../../react/store.js";
import type { ListRow } from "./buildRows.js";
import { createListModel, type ListModelOptions } from "./createListModel.js";

/**
 * The rows of a list, and the open state they follow. What React is given to keep is only their revision:
 * it holds on to what the rendering before saw, which after a reset would be all the rows of old.
 */
export function useListRows({ parentOf, groupBy, toolCallIds }: ListModelOptions): {
  rows: readonly ListRow[];
  /** Another number whenever the rows are others. */
  revision: number;
  openState: OpenStateStore;
  /** The rows at this moment, ahead of the next rendering. */
  readRows: () => readonly ListRow[];
} {
  const store = useToolCallStore();
  const openState = useContext(OpenStateContext);
  if (!openState) throw new Error("A list of tool calls needs a ToolCallStoreProvider above it.");
  const model = useMemo(
    () => createListModel(store, openState, { parentOf, groupBy, toolCallIds }),
    [store, openState, parentOf, groupBy, toolCallIds],
  );
  const revision = useSyncExternalStore(model.subscribe, model.getRevision, model.getRevision);
  return { rows: model.getRows(), revision, openState, readRows: model.getRows };
}
