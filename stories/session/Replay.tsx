import { type ReactNode, useEffect, useState } from "react";
import { PlayerBar, PlayerStatus } from "./PlayerBar.js";
import { createPlayer, type Player } from "./player.js";
import { RecordingSelect } from "./RecordingSelect.js";
import { loadRecording } from "./recordings.js";
import { SessionPage } from "./SessionPage.js";
import { SpeedSelect } from "./SpeedSelect.js";
import { StatusText } from "./StatusText.js";

export interface ReplayProps {
  /** The name of a file in `stories/recordings`, without `.jsonl`. */
  readonly recording: string;
  /** Recorded seconds per second at the start; `0`: everything at once. Default 1. */
  readonly speed?: number;
  /** The user picked another recording or speed. */
  readonly onChange?: (settings: { recording?: string; speed?: number }) => void;
}

/** Plays recordings of real agents. Starts by itself, unless the user wants no motion: then it is over. */
export function Replay(props: ReplayProps): ReactNode {
  const [name, setName] = useState(props.recording);
  const [speed, setSpeed] = useState(props.speed ?? 1);
  const [player, setPlayer] = useState<Player>();
  useEffect(() => setName(props.recording), [props.recording]);
  useEffect(() => setSpeed(props.speed ?? 1), [props.speed]);
  useEffect(() => player?.setSpeed(speed), [player, speed]);

  // The speed only matters here when a recording starts; later changes go to the player.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    let loaded: Player | undefined;
    let isGone = false;
    loadRecording(name).then((recording) => {
      if (isGone) return;
      loaded = createPlayer(recording, { speed });
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) loaded.seek(recording.messages.length);
      else loaded.play();
      setPlayer(loaded);
    });
    return () => {
      isGone = true;
      loaded?.pause();
    };
  }, [name]);

  const choose = (recording: string) => {
    setName(recording);
    props.onChange?.({ recording });
  };
  const changeSpeed = (next: number) => {
    setSpeed(next);
    props.onChange?.({ speed: next });
  };
  const head = (
    <>
      <div className="session-fields">
        <RecordingSelect name={name} onChange={choose} />
        <SpeedSelect speed={speed} onChange={changeSpeed} />
      </div>
      {player ? (
        <>
          <PlayerBar player={player} />
          <PlayerStatus player={player} />
        </>
      ) : (
        <StatusText>Loading the recording.</StatusText>
      )}
    </>
  );
  return <SessionPage player={player} head={head} isSticky />;
}
