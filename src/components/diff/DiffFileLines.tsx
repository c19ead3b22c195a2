import type { ReactNode } from "react";
import type { DiffFile } from "../../diff/types.js";
import { DiffTable, type DiffTableProps } from "./DiffTable.js";
import { useLineTokens } from "./useLineTokens.js";

export interface DiffFileLinesProps extends Omit<DiffTableProps, "tokensOf"> {
  readonly file: DiffFile;
}

/** The rows of a file in the colours of its language. */
export function DiffFileLines({ file, ...table }: DiffFileLinesProps): ReactNode {
  return <DiffTable {...table} tokensOf={useLineTokens(file)} />;
}
