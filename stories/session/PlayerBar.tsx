import type { ReactNode } from "react";
import { useStore } from "zustand";
import { formatSeconds } from "./formatSeconds.js";
import type { Player } from "./player.js";
import { StatusText } from "./StatusText.js";

/** Play, pause, step and where the player is. */
export function PlayerBar({ player }: { readonly player: Player }): ReactNode {
  const { isPlaying, position } = useStore(player.state);
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
        title="Apply the next message"
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
    </fieldset>
  );
}

/** What is being played and how far it got, in words. */
export function PlayerStatus({ player }: { readonly player: Player }): ReactNode {
  const { isPlaying, position, clock } = useStore(player.state);
  const { protocolVersion, messages } = player.recording;
  return (
    <div className="session-meta">
      <span>Protocol v{protocolVersion}</span>
      <span>
        {formatSeconds(clock)} of {formatSeconds(player.duration)}
      </span>
      <StatusText isChanging={isPlaying}>
        Applied {position} of {messages.length} messages
      </StatusText>
    </div>
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
