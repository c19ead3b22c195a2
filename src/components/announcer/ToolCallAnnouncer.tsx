import { type ReactNode, useEffect, useRef, useState } from "react";
import type { RequestId, TerminalExitStatus } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { useToolCallStore } from "../../react/store.js";
import type { ToolCallSessions } from "../../sdk/createToolCallSessions.js";
import type { PermissionRecord, PermissionRequest, ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { permissionChangeAnnouncement } from "../permission/permissionAnnouncement.js";
import { assertiveAnnouncement, politeAnnouncement } from "./announcement.js";
import { createSpeaker } from "./createSpeaker.js";
import { watchSessions } from "./watchSessions.js";

/** Props of `ToolCallAnnouncer`; none is needed. */
export interface ToolCallAnnouncerProps {
  /** The host's key that moves focus to the oldest prompt, as it is to be read out: "F8". */
  readonly reviewShortcut?: string;
  /** The client's sessions, from `createToolCallSessions`: speaks of this one's sub-agents as well. */
  readonly sessions?: ToolCallSessions;
}

/**
 * Tells screen readers what happens, in the kit's only live regions. Politely and at most once a second:
 * which calls completed, failed or were cancelled. At once: that a permission is needed, for what, where
 * and with how many options; that the agent changed what it asks. Says nothing of replayed history, of
 * progress or of time. Put one into each session's page and leave it mounted.
 */
export function ToolCallAnnouncer({ reviewShortcut, sessions }: ToolCallAnnouncerProps): ReactNode {
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
    let withdrawn: PermissionRecord | undefined;
    let asked = new Set<RequestId>();
    let changed = new Set<RequestId>();

    const politely = createSpeaker(setPolite, () => {
      const { labels } = words.current;
      const parts = [
        withdrawn && permissionChangeAnnouncement(withdrawn, "withdrawn", { labels: labels.permission }),
        politeAnnouncement(settled, exits, labels),
      ];
      settled = [];
      exits = [];
      withdrawn = undefined;
      return parts.filter(Boolean).join(" ");
    });
    const assertively = createSpeaker(setAssertive, () => {
      const pending = watched.stores().flatMap((watched) => watched.getState().permissionRequests);
      const isNew = ({ requestId }: PermissionRequest) => asked.has(requestId);
      const isChanged = ({ requestId }: PermissionRequest) => changed.has(requestId) && !asked.has(requestId);
      const { labels, reviewShortcut } = words.current;
      const text = assertiveAnnouncement(
        pending.filter(isNew),
        pending.filter(isChanged),
        labels,
        reviewShortcut,
      );
      asked = new Set();
      changed = new Set();
      return text;
    });

    const watched = watchSessions(store, sessions, {
      onSettled(toolCall) {
        settled.push(toolCall);
        politely.schedule();
      },
      onExit(exitStatus) {
        exits.push(exitStatus);
        politely.schedule();
      },
      onRequest(request) {
        asked.add(request.requestId);
        assertively.schedule();
      },
      onChanged(request) {
        changed.add(request.requestId);
        assertively.schedule();
      },
      onWithdrawn(record) {
        withdrawn = record;
        politely.schedule();
      },
    });
    return () => {
      watched.stop();
      politely.stop();
      assertively.stop();
    };
  }, [store, sessions]);

  return (
    <div {...asPart("announcer")}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {polite}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {assertive}
      </div>
    </div>
  );
}
