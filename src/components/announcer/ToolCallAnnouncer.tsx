import { type ReactNode, useEffect, useRef, useState } from "react";
import type { RequestId, TerminalExitStatus } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { useToolCallStore } from "../../react/store.js";
import type { ToolCall } from "../../store/records.js";
import { assertiveAnnouncement, politeAnnouncement } from "./announcement.js";
import { createSpeaker } from "./createSpeaker.js";
import { watchSession } from "./watchSession.js";

export interface ToolCallAnnouncerProps {
  /** The host's key that moves focus to the oldest prompt, as it is to be read out: "F8". */
  readonly reviewShortcut?: string;
}

/**
 * Tells screen readers what happens, in the kit's only live regions. Politely and at most once a second:
 * which calls completed, failed or were cancelled. At once: that a permission is needed, for what, where
 * and with how many options. Says nothing of replayed history, of progress or of time. Put one into
 * each session's page and leave it mounted.
 */
export function ToolCallAnnouncer({ reviewShortcut }: ToolCallAnnouncerProps): ReactNode {
  const store = useToolCallStore();
  const { labels } = useKit();
  const [polite, setPolite] = useState("");
  const [assertive, setAssertive] = useState("");
  const words = useRef({ labels, reviewShortcut });

  useEffect(() => {
    words.current = { labels, reviewShortcut };
  });

  useEffect(() => {
    let settled: ToolCall[] = [];
    let exits: TerminalExitStatus[] = [];
    let withdrawn = false;
    let requests: RequestId[] = [];

    const politely = createSpeaker(setPolite, () => {
      const announcement = politeAnnouncement(settled, exits, words.current.labels);
      const parts = [withdrawn && words.current.labels.announcer.permissionWithdrawn, announcement];
      settled = [];
      exits = [];
      withdrawn = false;
      return parts.filter(Boolean).join(" ");
    });
    const assertively = createSpeaker(setAssertive, () => {
      const pending = store.getState().permissionRequests;
      const asked = pending.filter(({ requestId }) => requests.includes(requestId));
      requests = [];
      return assertiveAnnouncement(asked, words.current.labels, words.current.reviewShortcut);
    });

    const stop = watchSession(store, {
      onSettled(toolCall) {
        settled.push(toolCall);
        politely.schedule();
      },
      onExit(exitStatus) {
        exits.push(exitStatus);
        politely.schedule();
      },
      onRequest(request) {
        requests.push(request.requestId);
        assertively.schedule();
      },
      onWithdrawn() {
        withdrawn = true;
        politely.schedule();
      },
    });
    return () => {
      stop();
      politely.stop();
      assertively.stop();
    };
  }, [store]);

  return (
    <div data-acp="announcer">
      <div role="status" aria-live="polite" aria-atomic="true">
        {polite}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {assertive}
      </div>
    </div>
  );
}
