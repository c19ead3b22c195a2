import { PermissionQueue, useFocusPermission, usePermissionRequests } from "acp-tool-calls";
import { type ReactNode, useEffect, useState } from "react";

/**
 * Above the message box, so that no request is missed: says how many wait, and goes to the oldest one's
 * prompt. Where its card is closed there is none, and all prompts are shown here.
 */
export function WaitingRequests(): ReactNode {
  const { length } = usePermissionRequests();
  const focusPermission = useFocusPermission();
  const [showsQueue, setShowsQueue] = useState(false);

  useEffect(() => {
    if (length === 0) setShowsQueue(false);
  }, [length]);

  if (length === 0) return null;
  if (showsQueue) return <PermissionQueue headingLevel={2} />;
  return (
    <p className="live-waiting">
      {length === 1 ? "1 request waits for you." : `${length} requests wait for you.`}{" "}
      <button type="button" onClick={() => setShowsQueue(!focusPermission())}>
        Review
      </button>
    </p>
  );
}
