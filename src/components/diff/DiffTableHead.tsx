import type { ReactNode } from "react";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";

/** Names of the columns, for screen readers alone. */
export function DiffTableHead({ split }: { readonly split: boolean }): ReactNode {
  const { oldLine, newLine, change, oldText, newText } = useDiffLabels();
  const columns = split
    ? [oldLine, change, oldText, newLine, change, newText]
    : [oldLine, newLine, change, newText];
  return (
    <thead {...asPart("diff-head")}>
      <tr>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns share a name
          <th key={index} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
