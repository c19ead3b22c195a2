import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { stringifyJson } from "../../../exact/stringifyJson.js";
import { useContentLabels } from "../../../react/labels/useContentLabels.js";
import { asPart } from "../../asPart.js";
import { CopyButton } from "../CopyButton.js";
import { JsonRow } from "./JsonRow.js";
import { JsonSearch } from "./JsonSearch.js";
import { jsonPath } from "./jsonPath.js";
import type { JsonNode } from "./jsonTree.js";
import { treeKey } from "./treeKey.js";
import { ancestorsOf, canOpen, useJsonTree } from "./useJsonTree.js";

/** With more rows only those in sight are in the document. */
const MAX_PLAIN_ROWS = 100;

export interface JsonTreeViewProps {
  readonly value: object;
  /** Where this view keeps what is open. */
  readonly stateKey: string;
}

/** An object or a list as a tree that opens level by level, by mouse and by keyboard. */
export function JsonTreeView({ value, stateKey }: JsonTreeViewProps): ReactNode {
  const content = useContentLabels();
  const { tree, rows, isOpen, setOpen } = useJsonTree(value, stateKey);
  const [chosen, setChosen] = useState<JsonNode>();
  const [match, setMatch] = useState<JsonNode>();
  const treeRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  const wantsFocus = useRef(false);
  const activeIndex = Math.max(0, chosen ? rows.indexOf(chosen) : 0);
  const active = rows[activeIndex];
  const isVirtual = rows.length > MAX_PLAIN_ROWS;

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each row that becomes the active one
  useEffect(() => {
    if (isVirtual && (wantsFocus.current || match))
      listRef.current?.scrollToIndex(activeIndex, { align: "nearest" });
    const row = treeRef.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    if (wantsFocus.current) row?.focus({ preventScroll: isVirtual });
    else if (match && !isVirtual) row?.scrollIntoView?.({ block: "nearest" });
    wantsFocus.current = false;
  }, [chosen, match]);

  const choose = (node: JsonNode | undefined, focus: boolean) => {
    wantsFocus.current = focus;
    if (node) setChosen(node);
  };
  const handleKey = (event: KeyboardEvent) => {
    const action = active && treeKey(event.key, active, isOpen(active), rows, activeIndex);
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (action.type === "toggle") setOpen([active], !isOpen(active));
    else choose(action.node, true);
  };
  const handleClick = (event: MouseEvent) => {
    const row = (event.target as Element).closest?.<HTMLElement>('[role="treeitem"]');
    const node = row && rows[Number(row.parentElement?.dataset.index)];
    if (!node || String(window.getSelection()) !== "") return;
    choose(node, false);
    if (canOpen(node)) setOpen([node], !isOpen(node));
  };
  const showMatch = (node: JsonNode | undefined) => {
    setMatch(node);
    if (!node) return;
    setOpen(ancestorsOf(node), true);
    choose(node, false);
  };
  const renderRow = (node: JsonNode, index: number) => (
    <div key={index} role="none" data-index={index}>
      <JsonRow node={node} isOpen={isOpen(node)} isActive={index === activeIndex} isMatch={node === match} />
    </div>
  );

  return (
    <div {...asPart("json")}>
      <div {...asPart("code-header")}>
        <JsonSearch tree={tree} isUseful={rows.length > 8} onMatch={showMatch} />
        <CopyButton label={content.copyPath} getText={() => (active ? jsonPath(active) : "")} />
        <CopyButton label={content.copyValue} getText={() => copyOf(chosen ? active : undefined, value)} />
      </div>
      <div
        ref={treeRef}
        role="tree"
        aria-label={content.value}
        {...asPart("json-tree")}
        data-virtual={isVirtual ? "" : undefined}
        dir="ltr"
        onKeyDown={handleKey}
        onClick={handleClick}
      >
        {isVirtual ? (
          <Virtualizer ref={listRef} data={rows} keepMounted={[activeIndex]} ssrCount={30}>
            {renderRow}
          </Virtualizer>
        ) : (
          rows.map(renderRow)
        )}
      </div>
    </div>
  );
}

function copyOf(node: JsonNode | undefined, root: unknown): string {
  const value = node ? node.value : root;
  return typeof value === "string" ? value : stringifyJson(value);
}
