import { createStore, type StoreApi } from "zustand/vanilla";
import type { Recording } from "./message.js";
import { createPlayedSession, type PlayedSession } from "./playSession.js";

/** Milliseconds between looks at the clock while playing, so that it is seen to move. */
const TICK = 100;

export interface PlayerState {
  /** Another one after going back: what was played is then played again up to there. */
  readonly session: PlayedSession;
  /** How many messages have been applied. */
  readonly position: number;
  /** Milliseconds of the recording that have passed. */
  readonly clock: number;
  readonly isPlaying: boolean;
  /** Recorded seconds per second; `0`: everything at once. */
  readonly speed: number;
}

/** Time as the player needs it; a test brings its own. */
export interface Timer {
  now(): number;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, callback: () => void): () => void;
}

export interface Player {
  readonly recording: Recording;
  /** Milliseconds from the first message to the last. */
  readonly duration: number;
  readonly state: StoreApi<PlayerState>;
  /** Goes on, from the start again when the end was reached. */
  play(): void;
  pause(): void;
  /** Applies the next message and stays there. */
  step(): void;
  /** Goes to where so many messages have been applied. */
  seek(position: number): void;
  setSpeed(speed: number): void;
}

const REAL_TIME: Timer = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timeout = setTimeout(callback, milliseconds);
    return () => clearTimeout(timeout);
  },
};

export interface PlayerOptions {
  /** Default 1. */
  readonly speed?: number;
  /** Default true. */
  readonly recordedAnswers?: boolean;
  readonly timer?: Timer;
}

/** Plays a recording into a store, forwards in time; going back starts a new store. */
export function createPlayer(recording: Recording, options: PlayerOptions = {}): Player {
  const { speed = 1, recordedAnswers = true, timer = REAL_TIME } = options;
  const { messages, protocolVersion } = recording;
  const duration = messages.at(-1)?.at ?? 0;
  let stop = () => {};
  const state = createStore<PlayerState>(() => {
    return { session: open(0), position: 0, clock: 0, isPlaying: false, speed };
  });

  /** A session whose clock shows the recorded times, shifted so that `clock` is now. */
  function open(clock: number): PlayedSession {
    const start = Date.now() - clock;
    let at = 0;
    const session = createPlayedSession({ protocolVersion, recordedAnswers, now: () => start + at });
    return {
      ...session,
      play(message) {
        at = message.at;
        session.play(message);
      },
    };
  }

  function advance(position: number, clock: number, flush: boolean): void {
    const { session, position: from } = state.getState();
    for (const message of messages.slice(from, position)) session.play(message);
    if (flush) session.flush();
    state.setState({ position: Math.max(from, position), clock });
  }

  function run(): void {
    const last = timer.now();
    const { clock, position, speed } = state.getState();
    const next = messages[position]?.at ?? clock;
    stop = timer.after(Math.min(TICK, Math.max(0, next - clock) / speed), () => {
      const reached = Math.min(duration, clock + (timer.now() - last) * speed);
      let count = position;
      while ((messages[count]?.at ?? Number.POSITIVE_INFINITY) <= reached) count++;
      const isOver = count === messages.length;
      advance(count, reached, isOver);
      if (isOver) pause();
      else run();
    });
  }

  function pause(): void {
    stop();
    state.setState({ isPlaying: false });
  }

  function seek(given: number): void {
    const position = Math.max(0, Math.min(messages.length, Math.round(given)));
    const clock = messages[position - 1]?.at ?? 0;
    stop();
    if (position < state.getState().position) state.setState({ session: open(clock), position: 0 });
    advance(position, clock, true);
    if (state.getState().isPlaying) resume();
  }

  function resume(): void {
    if (state.getState().speed > 0) run();
    else {
      advance(messages.length, duration, true);
      pause();
    }
  }

  return {
    recording,
    duration,
    state,
    play() {
      stop();
      const { position } = state.getState();
      if (position === messages.length && position > 0) seek(0);
      state.setState({ isPlaying: messages.length > 0 });
      if (messages.length > 0) resume();
    },
    pause,
    step() {
      pause();
      seek(state.getState().position + 1);
    },
    seek,
    setSpeed(next) {
      stop();
      state.setState({ speed: next });
      if (state.getState().isPlaying) resume();
    },
  };
}
