import type { ReactNode } from "react";

export interface NameTableProps {
  readonly heads: readonly string[];
  /** The first of each row is a name from code. */
  readonly rows: readonly (readonly string[])[];
}

/** Names of the styling contract, as a table of the docs pages. */
export function NameTable({ heads, rows }: NameTableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
