import createMarkdownIt, { type MarkdownIt, type StateBlock, type Token } from "markdown-it";
import { MAX_NESTING, MAX_TABLE_COLUMNS } from "./limits.js";

/** Link reference definitions, by normalised label. */
export type References = Record<string, { href: string; title: string }>;

export interface Tokenizer {
  /** Block tokens of `text`; definitions found are added to `references`, and those there are used. */
  tokenize(text: string, references: References): Token[];
  /** The form of a label under which `References` knows it. */
  normalizeLabel(label: string): string;
}

/** CommonMark with tables, strikethrough and autolinks. HTML is text. */
export function createTokenizer(): Tokenizer {
  const parser = new createMarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING });
  // Which addresses may be opened is decided where links are drawn; here no text may get lost.
  parser.validateLink = () => true;
  configureAutolinks(parser);
  parser.block.ruler.before("table", "wide_table", wideTable, { alt: ["paragraph", "reference"] });
  return {
    tokenize(text, references) {
      const tokens = parser.parse(text, { references });
      for (const token of tokens) {
        if (token.type === "fence") token.info = parser.utils.unescapeAll(token.info);
      }
      return tokens;
    },
    normalizeLabel: (label) => parser.utils.normalizeReference(label),
  };
}

const WWW_TAIL = /^[\w-]+(\.[\w-]+)+([^\s<]*[^\s<?!.,:*_~'")\]])?/;

/** Autolinks as GitHub reads them. Bare domains would turn `main.rs` and `setup.py` into links. */
function configureAutolinks({ linkify }: MarkdownIt): void {
  linkify.set({ fuzzyLink: false, fuzzyIP: false, fuzzyEmail: true });
  linkify.add("//", null).add("ftp:", null);
  linkify.add("www.", {
    validate: (text, position) => WWW_TAIL.exec(text.slice(position, position + 2048))?.[0].length ?? 0,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
}

/**
 * A table of a thousand columns makes each short row below it a thousand cells, so a wide one is
 * taken as source, up to the next blank line.
 */
function wideTable(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (startLine + 1 >= endLine) return false;
  const delimiters = lineOf(state, startLine + 1);
  if (delimiters.length < MAX_TABLE_COLUMNS || !/^[\s|:-]+$/.test(delimiters)) return false;
  if (delimiters.split("|").length <= MAX_TABLE_COLUMNS + 2 || !lineOf(state, startLine).includes("|"))
    return false;
  if (silent) return true;
  let line = startLine + 2;
  while (line < endLine && !state.isEmpty(line)) line++;
  const token = state.push("wide_table", "", 0);
  token.map = [startLine, line];
  token.content = state.getLines(startLine, line, state.blkIndent, false);
  state.line = line;
  return true;
}

function lineOf(state: StateBlock, line: number): string {
  return state.src.slice(state.bMarks[line], state.eMarks[line]);
}
