import { createEmulator, type Emulator, type EmulatorSize } from "./emulator.js";
import { NO_ROWS, type TerminalRows } from "./rows.js";
import type { TerminalConstructor } from "./screen.js";

/** A terminal's bytes at one moment; offsets count from the first byte since the last replacement. */
export interface OutputBytes {
  readonly start: number;
  readonly end: number;
  /** Another object once the bytes no longer continue those before. */
  readonly epoch: object;
  read(from: number): Iterable<Uint8Array>;
}

/** What a session is to show. */
export interface SessionSource {
  readonly output: OutputBytes;
  readonly size?: EmulatorSize | undefined;
  /** The program has exited; bytes may follow all the same. */
  readonly exited: boolean;
}

export interface SessionOptions {
  /** Loads the emulator; called when the first byte is to be shown. */
  readonly load: () => Promise<TerminalConstructor>;
  readonly maxRows: number;
  /** Makes a function that arranges for `publish` to run once, soon, however often it is called. */
  readonly schedule: (publish: () => void) => () => void;
  /** The emulator could not be loaded. */
  readonly onError?: (error: unknown) => void;
}

/** Keeps rows in step with a terminal's bytes. */
export interface TerminalSession {
  show(source: SessionSource): void;
  rows(): TerminalRows;
  /** The program has exited, all of these bytes are part of the rows, and the emulator is gone. */
  isFinished(output: OutputBytes): boolean;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** Bytes read in one go before the page gets a turn. */
const READ_AT_ONCE = 262_144;

/**
 * One emulator that is fed as bytes come, made anew when they are replaced, and let go once the
 * program has exited and everything is read. The rows stay.
 */
export function createTerminalSession(options: SessionOptions): TerminalSession {
  const listeners = new Set<() => void>();
  let source: SessionSource | undefined;
  let fed: Fed | undefined;
  let emulator: Emulator | undefined;
  let Constructor: TerminalConstructor | undefined;
  let rows = NO_ROWS;
  let busy = false;
  let readAtOnce = 0;
  let disposed = false;
  const publish = options.schedule(() => {
    if (disposed) return;
    if (emulator) rows = emulator.rows();
    for (const listener of [...listeners]) listener();
  });

  /** Does the next thing there is to do, one at a time. */
  function advance(): void {
    if (busy || disposed || !source) return;
    if (!fed || !continues(fed, source)) start(source);
    else if (fed.offset < source.output.end) feed(fed, source);
    else if (source.exited && !fed.ended) finish(fed);
  }

  function start({ output, size }: SessionSource): void {
    release();
    fed = { epoch: output.epoch, size, offset: output.start, ended: false };
    if (output.end === output.start) {
      rows = NO_ROWS;
      publish();
    }
    advance();
  }

  function feed(current: Fed, { output, size }: SessionSource): void {
    if (!Constructor) {
      loadThenAdvance();
      return;
    }
    emulator ??= createEmulator(Constructor, { size, maxRows: options.maxRows });
    const [bytes] = output.read(current.offset);
    if (!bytes) return;
    if (readAtOnce > READ_AT_ONCE) {
      takeTurns();
      return;
    }
    readAtOnce += bytes.length;
    run(
      (done) => emulator?.write(bytes, done),
      () => {
        current.offset += bytes.length;
      },
    );
  }

  function finish(current: Fed): void {
    current.ended = true;
    if (!emulator) return;
    run(
      (done) => emulator?.end(done),
      () => {
        rows = emulator?.rows() ?? rows;
        release();
      },
    );
  }

  function run(work: (done: () => void) => void, then: () => void): void {
    busy = true;
    work(() => {
      busy = false;
      if (disposed) return;
      then();
      publish();
      advance();
    });
  }

  function takeTurns(): void {
    busy = true;
    setTimeout(() => {
      busy = false;
      readAtOnce = 0;
      advance();
    });
  }

  function loadThenAdvance(): void {
    busy = true;
    options.load().then(
      (loaded) => {
        busy = false;
        Constructor = loaded;
        advance();
      },
      (error) => {
        busy = false;
        disposed = true;
        options.onError?.(error);
      },
    );
  }

  function release(): void {
    emulator?.dispose();
    emulator = undefined;
  }

  return {
    show(next) {
      source = next;
      advance();
    },
    rows: () => rows,
    isFinished: ({ epoch, end }) =>
      fed?.ended === true && !emulator && fed.epoch === epoch && fed.offset === end,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      disposed = true;
      release();
    },
  };
}

interface Fed {
  readonly epoch: object;
  readonly size: EmulatorSize | undefined;
  /** Absolute offset behind the last byte that is part of the rows. */
  offset: number;
  /** The end was shown, so that nothing can follow. */
  ended: boolean;
}

function continues(fed: Fed, { output, size }: SessionSource): boolean {
  if (fed.epoch !== output.epoch || fed.offset < output.start || fed.offset > output.end) return false;
  if (fed.ended && fed.offset < output.end) return false;
  return fed.size?.cols === size?.cols && fed.size?.rows === size?.rows;
}
