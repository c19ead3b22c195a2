import type { ReactNode } from "react";
import { useLoaded } from "../../react/useLoaded.js";
import type { Terminal } from "../../store/records.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { TerminalPreview } from "./TerminalPreview.js";

/** Props of `TerminalView`. */
export interface TerminalViewProps {
  /** The terminal, from the store. */
  readonly terminal: Terminal;
  /** Lines that can be scrolled back to; older ones are left out with a note. Default 250,000. */
  readonly maxLines?: number;
}

/**
 * A terminal's command, state and output as a terminal would show it: colours, overwritten lines,
 * cursor movement. Follows the end until the reader scrolls up. On a server, and until the code that
 * draws it has loaded, the command and the last lines as plain text.
 *
 * @selector `[data-acp="terminal"]`
 * https://agentclientprotocol.com/protocol/v2/tool-calls#content
 */
export function TerminalView({ terminal, maxLines }: TerminalViewProps): ReactNode {
  const TerminalScreen = useLoaded(LAZY_VIEWS.terminal);
  if (!TerminalScreen) return <TerminalPreview terminal={terminal} />;
  return <TerminalScreen terminal={terminal} maxLines={maxLines} />;
}
