import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeText } from "../../src/exact/escapeText.js";
import { exactLines } from "../../src/exact/exactLines.js";
import { shellTokens } from "../../src/exact/shellTokens.js";

const marked = (text: string) =>
  shellTokens(text).map(({ start, length, role }) => [text.slice(start, start + length), role]);

test.each<[string, string, [string, string][]]>([
  [
    "lists and pipes",
    "a && b || c; d | e |& f & g",
    [
      ["&&", "operator"],
      ["||", "operator"],
      [";", "operator"],
      ["|", "operator"],
      ["|&", "operator"],
      ["&", "operator"],
    ],
  ],
  [
    "redirections",
    "a > x 2>&1 < y >> z &> w",
    [
      [">", "redirection"],
      [">&", "redirection"],
      ["<", "redirection"],
      [">>", "redirection"],
      ["&>", "redirection"],
    ],
  ],
  [
    "substitutions, also in double quotes",
    'a $(b) "`c`" $' + "{d} <(e)",
    [
      ["$(", "substitution"],
      [")", "operator"],
      ["`", "substitution"],
      ["`", "substitution"],
      ["${", "substitution"],
      ["<(", "substitution"],
      [")", "operator"],
    ],
  ],
  ["nothing in single quotes", "echo 'a; rm -rf ~ && $(b)'", []],
  ["nothing that is escaped", "echo a\\;b \\&\\& \\$(", [["(", "operator"]]],
  ["what follows a quote that is never closed", "echo it's; rm -rf ~", [[";", "operator"]]],
  ["what follows a quoted quote", "echo $'it\\'s'; rm", [[";", "operator"]]],
  ["comments", "ls # && rm", [["# && rm", "comment"]]],
  ["no comment inside a word", "a#b; c", [[";", "operator"]]],
  [
    "not the body of a here-document, but what comes after it",
    "cat <<'END' | x\na; b $(c)\nEND\nrm | d",
    [
      ["<<", "redirection"],
      ["|", "operator"],
      ["|", "operator"],
    ],
  ],
  [
    "substitutions in an unquoted here-document",
    "cat <<END\na; $(b)\nEND",
    [
      ["<<", "redirection"],
      ["$(", "substitution"],
    ],
  ],
])("marks %s", (_, text, tokens) => {
  expect(marked(text)).toEqual(tokens);
});

test("marks never change, drop or move a character", () => {
  const scripts = fc
    .array(fc.constantFrom(..."'\"`$(){}<>|&;#\\ \nab\u202e", "<<E", "E\n", "$(", "&&"), { maxLength: 40 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(scripts, fc.string({ unit: "binary" })), fc.boolean(), (text, shell) => {
      const shown = exactLines(text, { tokens: shell ? shellTokens(text) : [] }).flat();
      expect(shown.map((span) => span.shown).join("")).toBe(escapeText(text));
    }),
    { numRuns: 2000 },
  );
});

test("tokens lie in the text, in order, and do not overlap", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."'\"`$(<>|&;#\\ \nE") }), (text) => {
      let end = 0;
      for (const { start, length } of shellTokens(text)) {
        expect(start).toBeGreaterThanOrEqual(end);
        end = start + length;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

test("a word that runs right to left is set apart, so that what stands around it stays in order", () => {
  const words = exactLines("rm א/ב && ls", { tokens: shellTokens("rm א/ב && ls") })
    .flat()
    .filter(({ rightToLeft }) => rightToLeft)
    .map(({ shown }) => shown);
  expect(words).toEqual(["א", "ב"]);
});
