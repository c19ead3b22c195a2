import { useContext, useMemo, useSyncExternalStore } from "react";
import { OpenStateContext, type OpenStateStore } from "../../react/openState.js";
import { useToolCallStore } from "../../react/store.js";
import type { ListRow } from "./buildRows.js";
import { createListModel, type ListModelOptions } from "./createListModel.js";

/** The rows of a list, and the open state they follow. */
export function useListRows({ parentOf, groupBy, toolCallIds }: ListModelOptions): {
  rows: readonly ListRow[];
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
  const rows = useSyncExternalStore(model.subscribe, model.getRows, model.getRows);
  return { rows, openState, readRows: model.getRows };
}
