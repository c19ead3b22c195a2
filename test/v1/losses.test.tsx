import { render, screen } from "@testing-library/react";
import { LOSSES, type LossNote } from "acp-tool-calls/v1";
import { expect, test } from "vitest";
import { LossTable } from "../../stories/docs/LossTable.js";
import { LOST_REQUESTS, LOST_UPDATES } from "./lossCases.js";

test("the table in the docs lists each loss of the code, and what is said in its place", () => {
  render(<LossTable />);
  const [, ...rows] = screen.getByRole<HTMLTableElement>("table").rows;
  const shown = rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  const plain = (text: string) => text.replaceAll("`", "");
  expect(shown).toEqual(
    Object.entries<LossNote>(LOSSES).map(([code, { to, what, instead, bridge = "The same." }]) => {
      return [code, `v${to}`, plain(what), plain(instead), plain(bridge)];
    }),
  );
});

test("each loss towards v1 in the table has a case that shows it", () => {
  const shown = new Set([...LOST_UPDATES, ...LOST_REQUESTS].map(([code]) => code as string));
  const listed = Object.entries<LossNote>(LOSSES).filter(([, { to }]) => to === 1);
  expect([...shown].sort()).toEqual(listed.map(([code]) => code).sort());
});
