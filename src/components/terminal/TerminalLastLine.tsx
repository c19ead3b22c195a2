import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useOptionalToolCallStore } from "../../react/store.js";
import { lastLines } from "../../terminal/lastLines.js";

/** Longer lines are cut: they are told on one line of the page. */
const MAX_LENGTH = 300;

/**
 * The last line that a terminal said, for where the terminal itself is not shown. It takes no emulator,
 * looks at no more than the end of the output, and renders again only for another line.
 */
export function TerminalLastLine({ terminalId }: { readonly terminalId: string }): ReactNode {
  const store = useOptionalToolCallStore();
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribeTerminal(terminalId, listener) ?? NOTHING,
    [store, terminalId],
  );
  const read = () => {
    const output = store?.getTerminal(terminalId)?.output;
    return output ? (lastLines(output, 1)[0] ?? "").trim().slice(0, MAX_LENGTH) : "";
  };
  const line = useSyncExternalStore(subscribe, read, read);
  if (line === "") return null;
  return (
    <p data-acp="terminal-last-line" dir="ltr">
      {line}
    </p>
  );
}

const NOTHING = () => {};
