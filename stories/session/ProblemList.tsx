import type { ReactNode } from "react";
import type { Problem } from "./message.js";

/** More would say nothing new. */
const SHOWN = 5;

/** What could not be read, and why. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const { length } = problems;
  return (
    <div role="alert" className="problems">
      {length === 0 ? null : (
        <ul>
          {problems.slice(0, SHOWN).map(({ where, what }) => (
            <li key={where}>
              <strong>{where}:</strong> {what}
            </li>
          ))}
          {length > SHOWN ? <li>{`and ${length - SHOWN} more like these`}</li> : null}
        </ul>
      )}
    </div>
  );
}
