import { LOSSES, type LossNote } from "acp-tool-calls/v1";
import type { ReactNode } from "react";

/** What the conversions between the protocol versions lose, as their code has it. */
export function LossTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Code</th>
          <th>Cannot be said in</th>
          <th>What is lost</th>
          <th>Lossy conversion</th>
          <th>Bridge</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries<LossNote>(LOSSES).map(([code, { to, what, instead, bridge }]) => (
          <tr key={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>v{to}</td>
            <td>{withCode(what)}</td>
            <td>{withCode(instead)}</td>
            <td>{bridge === undefined ? "The same." : withCode(bridge)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Text with what stands between backticks as code. */
function withCode(text: string): ReactNode[] {
  return text.split("`").map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece));
}
