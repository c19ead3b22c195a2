import { type ReactNode, useEffect, useState } from "react";
import { PlayerBar } from "./PlayerBar.js";
import { createPlayer, type Player } from "./player.js";
import { RecordingSelect } from "./RecordingSelect.js";
import { loadRecording } from "./recordings.js";
import { SessionPage } from "./SessionPage.js";
import { StatusText } from "./StatusText.js";

export interface ReplayProps {
  /** The name of a file in `stories/recordings`, without `.jsonl`. */
  readonly recording: string;
  /** Recorded seconds per second at the start; `0`: everything at once. Default 1. */
  readonly speed?: number;
  /** The user picked another recording. */
  readonly onRecordingChange?: (recording: string) => void;
}

/** Plays recordings of real agents. Starts by itself, unless the user wants no motion: then it is over. */
export function Replay({ recording, speed = 1, onRecordingChange }: ReplayProps): ReactNode {
  const [name, setName] = useState(recording);
  const [player, setPlayer] = useState<Player>();
  useEffect(() => setName(recording), [recording]);

  useEffect(() => {
    let loaded: Player | undefined;
    let isGone = false;
    loadRecording(name).then((read) => {
      if (isGone) return;
      loaded = createPlayer(read, { speed });
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) loaded.seek(read.messages.length);
      else loaded.play();
      setPlayer(loaded);
    });
    return () => {
      isGone = true;
      loaded?.pause();
    };
  }, [name, speed]);

  const choose = (next: string) => {
    setName(next);
    onRecordingChange?.(next);
  };
  const head = (
    <>
      <div className="session-fields">
        <RecordingSelect name={name} onChange={choose} />
        {player ? (
          <span className="session-version">Protocol v{player.recording.protocolVersion}</span>
        ) : null}
      </div>
      {player ? <PlayerBar player={player} /> : <StatusText>Loading</StatusText>}
    </>
  );
  return <SessionPage player={player} head={head} />;
}
