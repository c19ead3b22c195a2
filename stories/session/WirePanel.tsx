import type { ReactNode } from "react";
import type { SessionView } from "./playSession.js";

/** What goes back to the agent, and what was not applied. */
export function WirePanel({ view }: { readonly view: SessionView }): ReactNode {
  return (
    <aside className="wire" aria-label="Messages on the wire">
      <h2>Sent by the client</h2>
      {view.outbox.length === 0 ? <p className="wire-note">Nothing yet.</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it. */}
      <section className="outbox" data-testid="outbox" aria-label="Sent by the client" tabIndex={0}>
        {view.outbox.join("\n")}
      </section>
      {view.issues.length === 0 ? null : (
        <>
          <h2>Issues</h2>
          <ul>
            {view.issues.map((issue, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
              <li key={index}>
                <code>{issue.code}</code> {issue.message}
              </li>
            ))}
          </ul>
        </>
      )}
      {view.ignored.size === 0 ? null : (
        <>
          <h2>Not for this kit</h2>
          <ul>
            {[...view.ignored].map(([method, count]) => (
              <li key={method}>
                <code>{method}</code> {count === 1 ? "once" : `${count} times`}
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
