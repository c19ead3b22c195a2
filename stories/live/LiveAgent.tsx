import {
  ToolCallAnnouncer,
  ToolCallKitProvider,
  ToolCallStoreProvider,
  ToolUsageTable,
} from "acp-tool-calls";
import type { ProtocolVersion } from "acp-tool-calls/store";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { StatusText } from "../session/StatusText.js";
import { TranscriptView } from "../session/TranscriptView.js";
import { useFollowEnd } from "../session/useFollowEnd.js";
import { WirePanel } from "../session/WirePanel.js";
import "../session/session.css";
import { BackgroundWork } from "./BackgroundWork.js";
import { Composer } from "./Composer.js";
import "./live.css";
import { type LiveSession, messageOf } from "./liveSession.js";
import { LOCAL_AGENT, openLocalAgent, openScriptedAgent } from "./openAgent.js";
import { WaitingRequests } from "./WaitingRequests.js";

export interface LiveAgentProps {
  /** Which version the scripted agent speaks. An agent of this machine has its own say. */
  readonly protocolVersion: ProtocolVersion;
  /** Milliseconds per beat of the scripted agent. */
  readonly beat: number;
}

/** A client with an agent at its other end: a prompt box, what was said and done, and what tools were used. */
export function LiveAgent({ protocolVersion, beat }: LiveAgentProps): ReactNode {
  const [session, setSession] = useState<LiveSession>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isGone = false;
    let opened: LiveSession | undefined;
    const opening = LOCAL_AGENT ? openLocalAgent(LOCAL_AGENT) : openScriptedAgent(protocolVersion, beat);
    opening.then(
      (session) => {
        opened = session;
        if (isGone) session.connection.close();
        else setSession(session);
      },
      (error) => setFailure(messageOf(error)),
    );
    return () => {
      isGone = true;
      opened?.connection.close();
      setSession(undefined);
      setFailure(undefined);
    };
  }, [protocolVersion, beat]);

  if (!session) {
    return (
      <div className="session">
        <StatusText>{failure ? `No agent: ${failure}` : "Connecting."}</StatusText>
      </div>
    );
  }
  return <LiveSessionPage session={session} />;
}

/** What the scripted agent knows to do. */
const SUGGESTIONS = {
  1: ["Cap the retry delay and run its tests."],
  2: [
    "Cap the retry delay and run its tests.",
    "Let sub-agents look around.",
    "Start the preview in the background.",
  ],
} as const;

function LiveSessionPage({ session }: { readonly session: LiveSession }): ReactNode {
  const { connection, sessions, store } = session;
  const view = useStore(session.view);
  const main = useFollowEnd(view.isRunning);
  const { agentName, protocolVersion, sessionId } = connection;
  return (
    <ToolCallKitProvider
      onCancelToolCall={connection.cancelToolCall}
      onCancelTerminal={connection.cancelTerminal}
    >
      <ToolCallStoreProvider store={store}>
        <div className="session">
          <header className="session-head">
            <p className="session-name">
              <strong>{agentName}</strong> over protocol v{protocolVersion}
            </p>
          </header>
          <div className="session-columns">
            <main ref={main} className="session-main">
              <TranscriptView
                items={view.transcript}
                sessions={sessions}
                subagents={view.subagents}
                onCancelSubagent={connection.cancelTurn}
              />
              <WaitingRequests />
              <BackgroundWork />
              <Composer
                isRunning={view.isRunning}
                failure={view.failure}
                suggestions={LOCAL_AGENT ? [] : SUGGESTIONS[protocolVersion]}
                onSend={session.prompt}
                onCancel={() => connection.cancelTurn()}
              />
              <ToolUsageTable sessionId={sessionId} sessions={sessions} />
            </main>
            <WirePanel view={view} />
          </div>
        </div>
        <ToolCallAnnouncer sessions={sessions} />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>
  );
}
