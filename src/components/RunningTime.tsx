import type { ReactNode } from "react";
import { useElapsedSeconds } from "../react/elapsed.js";
import { useKit } from "../react/kit.js";
import { useOptionalToolCallStore } from "../react/store.js";
import { asPart } from "./asPart.js";

/** The only part of a card that renders again each second. Screen readers are spared the ticking. */
export function RunningTime({ startedAt }: { readonly startedAt: number }): ReactNode {
  const { labels } = useKit();
  const seconds = useElapsedSeconds(startedAt, useOptionalToolCallStore()?.now);
  return (
    <span {...asPart("tool-call-elapsed")} aria-hidden="true">
      {seconds > 0 ? labels.toolCall.elapsed(seconds) : null}
    </span>
  );
}
