import { ToolCallAnnouncer, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { Player } from "./player.js";
import { EMPTY_VIEW, type SessionView } from "./playSession.js";
import "./session.css";
import { TranscriptView } from "./TranscriptView.js";
import { useFollowEnd } from "./useFollowEnd.js";
import { WirePanel } from "./WirePanel.js";

export interface SessionPageProps {
  /** Nothing to show yet without one. */
  readonly player: Player | undefined;
  /** The controls above the session. */
  readonly head: ReactNode;
  /** Keeps the controls in view. */
  readonly isSticky?: boolean;
}

/** The page of both session stories: controls, the session as it reads, and what goes back. */
export function SessionPage({ player, head, isSticky }: SessionPageProps): ReactNode {
  return (
    <div className="session">
      <header className="session-head" data-sticky={isSticky || undefined}>
        {head}
      </header>
      {/* What the user opened and closed belongs to the recording, also when it is played again. */}
      <ToolCallKitProvider key={player?.recording.name}>
        {player ? <Session player={player} /> : <Columns view={EMPTY_VIEW} />}
      </ToolCallKitProvider>
    </div>
  );
}

function Session({ player }: { readonly player: Player }): ReactNode {
  const { session, isPlaying } = useStore(player.state);
  const view = useStore(session.view);
  return (
    <ToolCallStoreProvider store={session.store}>
      <Columns view={view} isPlaying={isPlaying}>
        <TranscriptView items={view.transcript} sessions={session.sessions} subagents={view.subagents} />
      </Columns>
      <ToolCallAnnouncer sessions={session.sessions} />
    </ToolCallStoreProvider>
  );
}

interface ColumnsProps {
  readonly view: SessionView;
  readonly isPlaying?: boolean;
  readonly children?: ReactNode;
}

function Columns({ view, isPlaying = false, children }: ColumnsProps): ReactNode {
  const main = useFollowEnd(isPlaying);
  return (
    <div className="session-columns">
      <main ref={main} className="session-main">
        {children}
      </main>
      <WirePanel view={view} />
    </div>
  );
}
