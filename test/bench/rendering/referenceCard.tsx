import { memo, type ReactNode } from "react";

/** As much of a call as the reference cards show. */
export interface PlainCall {
  readonly id: string;
  readonly title: string;
  readonly status: string;
}

export const plainCalls = (count: number): PlainCall[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    title: `Call ${index}`,
    status: "pending",
  }));

/** The change that update number `index` brings to the call in the middle. */
export const changeOf = (index: number): Pick<PlainCall, "title" | "status"> => ({
  title: `Step ${index}`,
  status: index % 2 ? "in_progress" : "pending",
});

/** Eight elements, as a client without a kit would write them. */
export function ReferenceCard({
  title,
  status,
}: {
  readonly title: string;
  readonly status: string;
}): ReactNode {
  return (
    <article>
      <header>
        <span>⚙</span>
        <h3>{title}</h3>
        <code>tool</code>
      </header>
      <p>
        <b>{status}</b>
      </p>
    </article>
  );
}

export const MemoCard: typeof ReferenceCard = memo(ReferenceCard) as never;
