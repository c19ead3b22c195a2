import { useToolCallSession } from "acp-tool-calls";
import type { ReactNode } from "react";

/** Says that the agent goes on with something although it waits for a prompt. */
export function BackgroundWork(): ReactNode {
  const count = useToolCallSession(
    ({ backgroundToolCallIds, backgroundTerminalIds }) =>
      backgroundToolCallIds.length + backgroundTerminalIds.length,
  );
  if (count === 0) return null;
  return (
    <p className="live-background">
      {count === 1 ? "1 call goes on in the background." : `${count} calls go on in the background.`}
    </p>
  );
}
