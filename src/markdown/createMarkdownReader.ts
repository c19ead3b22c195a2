import type { Token } from "markdown-it";
import { hasEscapes } from "../terminal/hasEscapes.js";
import type { References, Tokenizer } from "./createTokenizer.js";
import { labelsIn } from "./labelsIn.js";
import type { MarkdownBlock } from "./nodes.js";
import { BEYOND_LIMITS, toBlocks } from "./toBlocks.js";

/** Reads a text; cheap when it is the text read before with more at its end. */
export type MarkdownReader = (text: string) => readonly MarkdownBlock[];

interface ClosedBlock {
  readonly source: string;
  readonly labels: ReadonlySet<string>;
  block: MarkdownBlock;
}

/** A top-level block as tokens, and the lines it came from. */
interface Section {
  readonly tokens: Token[];
  readonly start: number;
  readonly end: number;
}

/**
 * A reader that keeps the blocks which no further text can change, and parses only what follows them.
 * What it answers depends on the text alone, never on the pieces in which it came.
 */
export function createMarkdownReader(tokenizer: Tokenizer): MarkdownReader {
  let closedText = "";
  let closed: ClosedBlock[] = [];
  let closedReferences: References = Object.create(null);
  /** Definitions in the part that was open last time. */
  let openReferences: References = Object.create(null);

  function reset(): void {
    closedText = "";
    closed = [];
    closedReferences = Object.create(null);
    openReferences = Object.create(null);
  }

  function resolveAgain(references: References): void {
    const changed = new Set<string>();
    for (const label of [...Object.keys(references), ...Object.keys(openReferences)]) {
      const [now, before] = [references[label], openReferences[label] ?? closedReferences[label]];
      if (now?.href !== before?.href || now?.title !== before?.title) changed.add(label);
    }
    if (changed.size === 0) return;
    for (const entry of closed) {
      if (![...changed].some((label) => entry.labels.has(label))) continue;
      const lines = splitLines(entry.source);
      const [section] = toSections(tokenizer.tokenize(entry.source, references));
      if (section) entry.block = toBlock(section, lines);
    }
  }

  function close(sections: readonly Section[], lines: readonly string[], text: string, length: number): void {
    for (const section of sections) {
      const source = lines.slice(section.start, section.end).join("\n");
      const labels = labelsIn(source, tokenizer.normalizeLabel);
      closed.push({ source, labels, block: toBlock(section, lines) });
    }
    tokenizer.tokenize(text.slice(closedText.length, length), closedReferences);
    closedText = text.slice(0, length);
  }

  function read(text: string): readonly MarkdownBlock[] {
    if (!text.startsWith(closedText)) reset();
    const open = text.slice(closedText.length);
    const lines = splitLines(open);
    const references: References = Object.create(closedReferences);
    const sections = toSections(tokenizer.tokenize(open, references));
    resolveAgain(references);
    openReferences = references;
    const kept = countClosed(sections, lines.length);
    const tail = sections.slice(kept).map((section) => toBlock(section, lines));
    const first = sections[kept];
    if (kept > 0 && first)
      close(
        sections.slice(0, kept),
        lines,
        text,
        text.length - open.length + offsetOfLine(open, first.start),
      );
    return [...closed.map(({ block }) => block), ...tail];
  }

  return (text) => {
    try {
      return read(text);
    } catch {
      reset();
      return text === "" ? [] : [{ type: "source", text }];
    }
  };
}

/**
 * How many sections at the start cannot change any more. A block is closed by the next one, and
 * whether that one begins where it does may depend on its first two lines, which must be complete.
 */
function countClosed(sections: readonly Section[], lineCount: number): number {
  const completeLines = lineCount - 1;
  return Math.max(
    0,
    sections.findLastIndex(({ start }) => start + 2 <= completeLines),
  );
}

function toSections(tokens: readonly Token[]): Section[] {
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) {
      const [start, end] = token.map ?? [0, 0];
      sections.push({ tokens: [token], start, end });
    } else sections.at(-1)?.tokens.push(token);
  }
  return sections;
}

function toBlock({ tokens, start, end }: Section, lines: readonly string[]): MarkdownBlock {
  const source = () => ({ type: "source" as const, text: lines.slice(start, end).join("\n") });
  const blocks = toBlocks(tokens, lines);
  const block = blocks === BEYOND_LIMITS ? undefined : blocks[0];
  if (!block) return source();
  // Escape codes look like markup; only code, which is literal, may hold them.
  return block.type !== "code" && tokens.some(({ content }) => hasEscapes(content)) ? source() : block;
}

function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

function offsetOfLine(text: string, line: number): number {
  const ends = /\r\n?|\n/g;
  for (let i = 0; i < line; i++) ends.exec(text);
  return ends.lastIndex;
}
