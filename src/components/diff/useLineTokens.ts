import { useCallback, useMemo } from "react";
import { type SideText, sideText } from "../../diff/sideText.js";
import type { DiffFile, DiffLine } from "../../diff/types.js";
import { languageOf } from "../code/languages.js";
import type { HighlightedLine } from "../code/toLines.js";
import { useHighlight } from "../code/useHighlight.js";

/** The tokens of a line of the file, once they are known. */
export type LineTokens = (line: DiffLine) => HighlightedLine | undefined;

const NO_TEXT: SideText = { code: "", places: new Map() };

/** Highlights both sides of a file by its name, after the first paint. Unchanged lines count as new ones. */
export function useLineTokens(file: DiffFile): LineTokens {
  const oldSide = useMemo(() => (file.removed > 0 ? sideText(file, "old") : NO_TEXT), [file]);
  const newSide = useMemo(() => sideText(file, "new"), [file]);
  const language = languageOf({ fileName: file.path });
  const oldTokens = useHighlight(oldSide.code, language);
  const newTokens = useHighlight(newSide.code, language);
  return useCallback(
    (line) => {
      const [side, tokens] = line.type === "delete" ? [oldSide, oldTokens] : [newSide, newTokens];
      return tokens?.[side.places.get(line) ?? -1];
    },
    [oldSide, newSide, oldTokens, newTokens],
  );
}
