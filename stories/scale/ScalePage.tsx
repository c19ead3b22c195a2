import {
  ToolCallAnnouncer,
  ToolCallList,
  ToolCallListActions,
  type ToolCallListHandle,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { Profiler, type ReactNode, useEffect, useRef, useState } from "react";
import { fillStore, startTraffic } from "./createTraffic.js";
import "./scale.css";
import { useFrameRate } from "./useFrameRate.js";

export interface ScalePageProps {
  /** Finished calls to begin with. */
  readonly calls: number;
  /** Updates a second while the stream runs. */
  readonly updatesPerSecond: number;
  readonly streaming: boolean;
}

/** Many calls, a stream of updates, and what they cost. */
export function ScalePage({ calls, updatesPerSecond, streaming }: ScalePageProps): ReactNode {
  const [store] = useState(() => createToolCallStore({ protocolVersion: 2 }));
  const [running, setRunning] = useState(streaming);
  const list = useRef<ToolCallListHandle>(null);
  const commits = useRef(0);

  useEffect(() => {
    store.reset();
    fillStore(store, calls);
  }, [store, calls]);

  useEffect(() => setRunning(streaming), [streaming]);

  useEffect(() => {
    if (!running) return;
    const traffic = startTraffic(store, updatesPerSecond);
    return () => traffic.stop();
  }, [store, running, updatesPerSecond]);

  return (
    <ToolCallStoreProvider store={store}>
      <div className="scale">
        <div className="scale-bar">
          <button type="button" onClick={() => setRunning(!running)}>
            {running ? "Stop the stream" : `Stream ${updatesPerSecond} updates a second`}
          </button>
          <ToolCallListActions list={list} />
          <Figures commits={commits} />
        </div>
        <div className="scale-list">
          <Profiler id="list" onRender={() => void commits.current++}>
            <ToolCallList ref={list} />
          </Profiler>
        </div>
        <ToolCallAnnouncer />
      </div>
    </ToolCallStoreProvider>
  );
}

function Figures({ commits }: { readonly commits: { current: number } }): ReactNode {
  const { framesPerSecond, longestFrame } = useFrameRate();
  const before = useRef(0);
  const perSecond = commits.current - before.current;
  useEffect(() => {
    before.current = commits.current;
  });
  return (
    <dl className="scale-figures" aria-label="Cost of the last second">
      <Figure name="Frames" value={framesPerSecond} />
      <Figure name="Commits" value={perSecond} />
      <Figure name="Longest frame" value={`${longestFrame} ms`} />
    </dl>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
