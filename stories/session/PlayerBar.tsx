import type { ReactNode } from "react";
import { useStore } from "zustand";
import { formatSeconds } from "./formatSeconds.js";
import type { Player } from "./player.js";
import { SpeedSelect } from "./SpeedSelect.js";
import { StatusText } from "./StatusText.js";

export interface PlayerBarProps {
  readonly player: Player;
  /** Leaves the speed to a control elsewhere. */
  readonly withoutSpeed?: boolean;
}

/** Play, pause, step, where the player is and how fast it goes. */
export function PlayerBar({ player, withoutSpeed = false }: PlayerBarProps): ReactNode {
  const { isPlaying, position, clock, speed } = useStore(player.state);
  const { length } = player.recording.messages;
  return (
    <fieldset className="player" aria-label="Player">
      <button
        type="button"
        className="player-button"
        data-primary
        aria-label={isPlaying ? "Pause" : "Play"}
        title={isPlaying ? "Pause" : "Play"}
        onClick={isPlaying ? player.pause : player.play}
      >
        <Icon path={isPlaying ? "M5 3.5v9M11 3.5v9" : "M5 3l7.500 5L5 13z"} filled={!isPlaying} />
      </button>
      <button
        type="button"
        className="player-button"
        aria-label="Step"
        title="Step: apply the next message"
        disabled={position === length}
        onClick={player.step}
      >
        <Icon path="M4.500 3.500 10 8l-5.500 4.500zM12 3.500v9" filled />
      </button>
      <input
        type="range"
        className="player-scrubber"
        aria-label="Position"
        aria-valuetext={`Message ${position} of ${length}`}
        min={0}
        max={length}
        value={position}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
      <span className="player-time">
        {formatSeconds(clock)} / {formatSeconds(player.duration)}
      </span>
      {withoutSpeed ? null : <SpeedSelect speed={speed} onChange={player.setSpeed} />}
      <StatusText isChanging={isPlaying}>
        Applied {position} of {length} messages
      </StatusText>
    </fieldset>
  );
}

function Icon({ path, filled }: { readonly path: string; readonly filled: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={path}
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
