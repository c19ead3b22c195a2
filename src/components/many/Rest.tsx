import { type ReactNode, useEffect, useId, useState } from "react";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { MoreButton } from "../content/MoreButton.js";
import type { SeenRegions } from "../permission/seenRegions.js";
import type { ManyProps } from "./Many.js";

/** How many more one press shows. */
const STEP = 200;
/** The newest are always shown: what an agent is doing comes last. */
const LAST = 20;

interface RestProps extends ManyProps<unknown> {
  /** How many are drawn already. */
  readonly from: number;
  /** Of the prompt around: it may be allowed only once nothing of it is left out. */
  readonly regions: SeenRegions | undefined;
}

/** All but the first of many items: the last ones, and before them a button for more. */
export function Rest({ items, from, regions, as: Place = "div", children }: RestProps): ReactNode {
  const labels = useContentLabels();
  const id = useId();
  const [to, setTo] = useState(from);
  const last = Math.max(to, items.length - LAST);
  const hidden = last - to;
  const isWhole = hidden <= 0;
  const draw = (start: number, end: number) =>
    items.slice(start, end).map((item, index) => children(item, start + index));

  useEffect(() => (isWhole ? undefined : regions?.add(id)), [regions, id, isWhole]);

  return (
    <>
      {draw(from, to)}
      {!isWhole && (
        <Group of={Place}>
          <MoreButton isOpen={false} label={labels.showMoreItems(hidden)} onToggle={() => setTo(to + STEP)} />
        </Group>
      )}
      {draw(last, items.length)}
    </>
  );
}

interface GroupProps {
  readonly of: NonNullable<ManyProps<unknown>["as"]>;
  readonly children: ReactNode;
}

/** A `dl` takes no term without a description. */
function Group({ of: Place, children }: GroupProps): ReactNode {
  if (Place !== "dt") return <Place>{children}</Place>;
  return (
    <div>
      <dt>{children}</dt>
      <dd>…</dd>
    </div>
  );
}
