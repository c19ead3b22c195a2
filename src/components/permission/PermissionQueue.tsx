import { type ReactNode, useCallback, useId, useState } from "react";
import type { RequestId } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { requestKey } from "../../react/permissions.js";
import { usePermissionRequests } from "../../react/store.js";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { PermissionPrompt, type PermissionPromptProps } from "./PermissionPrompt.js";

/** Props of `PermissionQueue`; none is needed. */
export interface PermissionQueueProps {
  /** Level of the heading; the prompts' are one below. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5;
  /**
   * Offer to reject all pending requests, and to allow each of them once. Allowing waits until every
   * prompt was seen to its end. Default false.
   */
  readonly batch?: boolean;
}

/** The others come up as these are answered: nobody reads more of them at once. */
const MAX_SHOWN = 50;

/**
 * All pending permission requests, oldest first, wherever their cards are. Nothing when there is none.
 * A place that is always in view, such as above the composer, is a good one.
 */
export function PermissionQueue({ headingLevel = 3, batch = false }: PermissionQueueProps): ReactNode {
  const requests = usePermissionRequests();
  const labels = useKit().labels.permission;
  const id = useId();
  const steps = useLoaded(LAZY_VIEWS.permissionSteps);
  const [seen, setSeen] = useState<ReadonlySet<RequestId>>(new Set());

  const noteSeen = useCallback((requestId: RequestId, isSeen: boolean) => {
    setSeen((before) => {
      if (before.has(requestId) === isSeen) return before;
      const after = new Set(before);
      if (isSeen) after.add(requestId);
      else after.delete(requestId);
      return after;
    });
  }, []);

  if (requests.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...asPart("permission-queue")} aria-labelledby={id}>
      <Heading {...asPart("permission-queue-count")} id={id}>
        {labels.queue(requests.length)}
      </Heading>
      <ol {...asPart("permission-queue-list")}>
        {requests.slice(0, MAX_SHOWN).map((request) => (
          <li key={requestKey(request)}>
            <QueuedPrompt
              request={request}
              headingLevel={(headingLevel + 1) as NonNullable<PermissionPromptProps["headingLevel"]>}
              onSeen={noteSeen}
            />
          </li>
        ))}
      </ol>
      {batch && steps && requests.length > 1 && (
        <steps.PermissionBatch
          requests={requests}
          allSeen={requests.every(({ requestId }) => seen.has(requestId))}
        />
      )}
    </section>
  );
}

interface QueuedPromptProps extends Pick<PermissionPromptProps, "request" | "headingLevel"> {
  readonly onSeen: (requestId: RequestId, seen: boolean) => void;
}

function QueuedPrompt({ request, headingLevel, onSeen }: QueuedPromptProps): ReactNode {
  const { requestId } = request;
  const onSeenChange = useCallback((seen: boolean) => onSeen(requestId, seen), [onSeen, requestId]);
  return <PermissionPrompt request={request} headingLevel={headingLevel ?? 4} onSeenChange={onSeenChange} />;
}
