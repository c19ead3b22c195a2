/** What a stretch of a shell command does. */
export type ShellRole = "operator" | "redirection" | "substitution" | "comment";

export interface ShellToken {
  readonly start: number;
  readonly length: number;
  readonly role: ShellRole;
}

interface Heredoc {
  readonly word: string;
  /** The word was quoted: the shell substitutes nothing in the body. */
  readonly literal: boolean;
  readonly stripTabs: boolean;
}

const SUBSTITUTION = /\$\(\(|\$[({]|`/y;
const PROCESS = /[<>]\(/y;
const REDIRECTION = /&>>|&>|(?:<<<|<<-|<<|<>|<&|>>|>&|>\||[<>])/y;
const OPERATOR = /&&|\|\||\|&|;;&|;;|;&|[;|&()]/y;
const HEREDOC_WORD = /[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|(\\?)([^\s;|&<>()'"]+))/y;
const BEFORE_COMMENT = /[\s;|&()]/;

/**
 * The structure of a POSIX-like shell command: what separates commands, redirects them, or runs others
 * inside them. A reading aid that never hides anything. What is quoted, escaped or in a here-document
 * is no structure, except for the substitutions that the shell makes there; a quote that is never
 * closed quotes nothing, so that what follows it is marked.
 */
export function shellTokens(text: string): ShellToken[] {
  const tokens: ShellToken[] = [];
  const heredocs: Heredoc[] = [];
  let at = 0;

  function take(pattern: RegExp, role: ShellRole): string {
    const found = matchAt(pattern, text, at)?.[0] ?? "";
    if (found) tokens.push({ start: at, length: found.length, role });
    at += found.length;
    return found;
  }

  /** Steps over a character that stands for itself; a backslash takes the next one with it. */
  function step(): void {
    at += text[at] === "\\" ? 2 : 1;
  }

  function substitutionsUntil(end: number): void {
    while (at < end) if (!take(SUBSTITUTION, "substitution")) step();
  }

  function singleQuotes(): void {
    const isAnsi = text[at - 1] === "$";
    const end = isAnsi ? closingQuote(text, at) : text.indexOf("'", at + 1);
    at = end < 0 ? at + 1 : end + 1;
  }

  function doubleQuotes(): void {
    const end = closingQuote(text, at);
    at++;
    if (end < 0) return;
    substitutionsUntil(end);
    at = end + 1;
  }

  function comment(): void {
    const length = endOfLine(text, at) - at;
    tokens.push({ start: at, length, role: "comment" });
    at += length;
  }

  function heredocWord(stripTabs: boolean): void {
    const match = matchAt(HEREDOC_WORD, text, at);
    if (!match) return;
    const [whole, single, double, backslash, bare] = match;
    heredocs.push({
      word: single ?? double ?? bare ?? "",
      literal: bare === undefined || backslash !== "",
      stripTabs,
    });
    at += whole.length;
  }

  function heredocBodies(): void {
    for (const { word, literal, stripTabs } of heredocs.splice(0)) {
      for (let ended = false; !ended && at < text.length; at++) {
        const end = endOfLine(text, at);
        const line = text.slice(at, end);
        ended = (stripTabs ? line.replace(/^\t+/, "") : line) === word;
        if (!ended && !literal) substitutionsUntil(end);
        at = end;
      }
    }
  }

  while (at < text.length) {
    const character = text[at];
    if (character === "'") singleQuotes();
    else if (character === '"') doubleQuotes();
    else if (character === "#" && (at === 0 || BEFORE_COMMENT.test(text[at - 1] ?? ""))) comment();
    else if (character === "\n" && heredocs.length > 0) {
      at++;
      heredocBodies();
    } else if (take(SUBSTITUTION, "substitution") || take(PROCESS, "substitution")) continue;
    else {
      const redirection = take(REDIRECTION, "redirection");
      if (redirection === "<<" || redirection === "<<-") heredocWord(redirection === "<<-");
      else if (!redirection && !take(OPERATOR, "operator")) step();
    }
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function closingQuote(text: string, at: number): number {
  const quote = text[at];
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === "\\") end++;
    else if (text[end] === quote) return end;
  }
  return -1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}
