const SMALLEST_SEGMENT = 1024;
const LARGEST_SEGMENT = 65536;
const NEWLINE = 10;

/** Bytes that were let go at the front of an output because the limit was reached. */
export interface DroppedOutput {
  readonly bytes: number;
  /** Line feeds among those bytes. */
  readonly lines: number;
}

interface Bytes {
  /** Segments in order; each is full before the next begins. Shared by all versions of one output. */
  readonly segments: Uint8Array[];
  /** Absolute offset of the first segment's first byte. */
  readonly base: number;
  /** Shared with the versions that let go of older segments, so that no two write the same place. */
  readonly tail: Tail;
}

interface Tail {
  /** Absolute offset behind the last byte written, by whichever version wrote it. */
  written: number;
  /** Absolute offset behind the last segment. */
  capacity: number;
}

/**
 * A terminal's bytes as an immutable value that shares its memory with the versions it grew from.
 * Iterating yields the kept bytes in order, in pieces of no particular size. Offsets are absolute:
 * they count from the first byte since the last snapshot, dropped ones included.
 */
export class TerminalOutput implements Iterable<Uint8Array> {
  readonly #bytes: Bytes;
  /** Absolute offset of the first byte that is kept. */
  readonly start: number;
  /** Absolute offset behind the last byte. */
  readonly end: number;
  readonly dropped: DroppedOutput;
  /** The same for all versions since the last replacing snapshot. */
  readonly epoch: object;

  /** Line feeds since the last snapshot, dropped ones included; counted only where lines are limited. */
  readonly #lines: number;

  private constructor(
    bytes: Bytes,
    start: number,
    end: number,
    dropped: DroppedOutput,
    epoch: object,
    lines: number,
  ) {
    this.#lines = lines;
    this.#bytes = bytes;
    this.start = start;
    this.end = end;
    this.dropped = dropped;
    this.epoch = epoch;
  }

  static empty(): TerminalOutput {
    return new TerminalOutput(emptyBytes(0), 0, 0, { bytes: 0, lines: 0 }, {}, 0);
  }

  /** An output of these bytes that continues no other. */
  static from(chunk: Uint8Array, limit: number, maxLines?: number): TerminalOutput {
    return TerminalOutput.empty().append(chunk, limit, maxLines);
  }

  /** How many bytes are kept. */
  get byteLength(): number {
    return this.end - this.start;
  }

  /** A version with these bytes behind; past `limit` bytes or `maxLines` the oldest lines are let go. */
  append(chunk: Uint8Array, limit: number, maxLines: number = Number.POSITIVE_INFINITY): TerminalOutput {
    const bytes = this.#bytes.tail.written === this.end ? this.#bytes : this.#copy();
    write(bytes, chunk);
    const { start, dropped, epoch } = this;
    const lines = this.#lines + (maxLines === Number.POSITIVE_INFINITY ? 0 : countLineFeeds(chunk));
    const grown = new TerminalOutput(bytes, start, bytes.tail.written, dropped, epoch, lines);
    const kept = grown.byteLength > limit ? grown.#drop(grown.#lineStart(grown.end - limit)) : grown;
    const tooMany = lines - kept.dropped.lines - maxLines;
    return tooMany > 0 ? kept.#drop(kept.#behindLines(tooMany)) : kept;
  }

  *[Symbol.iterator](): IterableIterator<Uint8Array> {
    yield* this.read(this.start);
  }

  /** The kept bytes from an absolute offset on. */
  *read(from: number): IterableIterator<Uint8Array> {
    let offset = this.#bytes.base;
    for (const segment of this.#bytes.segments) {
      const next = offset + segment.length;
      const first = Math.max(from, this.start, offset);
      const last = Math.min(this.end, next);
      if (first < last) yield segment.subarray(first - offset, last - offset);
      if (next >= this.end) return;
      offset = next;
    }
  }

  #copy(): Bytes {
    const copy = emptyBytes(this.start);
    for (const piece of this) write(copy, piece);
    return copy;
  }

  /** A version that begins at an offset. */
  #drop(start: number): TerminalOutput {
    let lines = 0;
    let offset = this.start;
    for (const piece of this) {
      lines += countLineFeeds(piece.subarray(0, Math.max(0, start - offset)));
      offset += piece.length;
      if (offset >= start) break;
    }
    const dropped = {
      bytes: this.dropped.bytes + start - this.start,
      lines: this.dropped.lines + lines,
    };
    return new TerminalOutput(release(this.#bytes, start), start, this.end, dropped, this.epoch, this.#lines);
  }

  /** The offset behind so many line feeds. */
  #behindLines(count: number): number {
    let left = count;
    let offset = this.start;
    for (const piece of this) {
      for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) {
        if (--left === 0) return offset + at + 1;
      }
      offset += piece.length;
    }
    return offset;
  }

  /** The first line start at or behind an offset; the offset itself where no line feed follows. */
  #lineStart(from: number): number {
    let offset = from;
    for (const piece of this.read(from)) {
      const index = piece.indexOf(NEWLINE);
      if (index >= 0) return offset + index + 1;
      offset += piece.length;
    }
    return from;
  }
}

function countLineFeeds(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

function emptyBytes(base: number): Bytes {
  return { segments: [], base, tail: { written: base, capacity: base } };
}

function write({ segments, base, tail }: Bytes, chunk: Uint8Array): void {
  let rest = chunk;
  while (rest.length > 0) {
    if (tail.written === tail.capacity) {
      const wanted = Math.max(tail.capacity - base, rest.length, SMALLEST_SEGMENT);
      const segment = new Uint8Array(Math.min(wanted, LARGEST_SEGMENT));
      segments.push(segment);
      tail.capacity += segment.length;
    }
    const last = segments[segments.length - 1] as Uint8Array;
    const free = tail.capacity - tail.written;
    const part = rest.length > free ? rest.subarray(0, free) : rest;
    last.set(part, last.length - free);
    tail.written += part.length;
    rest = rest.subarray(part.length);
  }
}

/** The same bytes without the segments that lie wholly before an offset. Older versions keep theirs. */
function release(bytes: Bytes, start: number): Bytes {
  let base = bytes.base;
  let count = 0;
  for (const segment of bytes.segments) {
    if (base + segment.length > start) break;
    base += segment.length;
    count++;
  }
  return count === 0 ? bytes : { segments: bytes.segments.slice(count), base, tail: bytes.tail };
}
