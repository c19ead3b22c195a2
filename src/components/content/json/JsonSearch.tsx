import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useContentLabels } from "../../../react/labels/useContentLabels.js";
import { asPart } from "../../asPart.js";
import { findMatches } from "./findMatches.js";
import type { JsonNode, JsonTree } from "./jsonTree.js";

export interface JsonSearchProps {
  readonly tree: JsonTree;
  /** Few rows need no search. */
  readonly isUseful: boolean;
  /** A match is to be shown, or none any more. */
  readonly onMatch: (node: JsonNode | undefined) => void;
}

/** Finds text in keys and values of a JSON tree. Enter goes to the next match, Shift+Enter back. */
export function JsonSearch({ tree, isUseful, onMatch }: JsonSearchProps): ReactNode {
  const content = useContentLabels();
  const [query, setQuery] = useState("");
  const [index, setIndex] = useState(-1);
  const settled = useDeferredValue(query);
  const matches = useMemo(() => findMatches(tree, settled), [tree, settled]);
  const count = matches.nodes.length;
  if (!isUseful && query === "") return <span {...asPart("code-title")} />;
  const go = (step: number) => {
    if (count === 0) return;
    const next = (index + step + count) % count;
    setIndex(next);
    onMatch(matches.nodes[next]);
  };
  const change = (text: string) => {
    setQuery(text);
    setIndex(-1);
    onMatch(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  return (
    <div {...asPart("json-search")}>
      <input
        type="search"
        aria-label={content.search}
        placeholder={content.search}
        value={query}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKey}
      />
      {settled !== "" && (
        <span {...asPart("json-size")} role="status">
          {count === 0 ? content.noMatch : content.matchOf(index + 1, count, matches.more)}
        </span>
      )}
      {count > 0 && (
        <>
          <button
            type="button"
            {...asPart("content-button")}
            aria-label={content.previousMatch}
            onClick={() => go(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            {...asPart("content-button")}
            aria-label={content.nextMatch}
            onClick={() => go(1)}
          >
            ↓
          </button>
        </>
      )}
    </div>
  );
}
