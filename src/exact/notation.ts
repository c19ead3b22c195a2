/**
 * The notation in which text that decides something is shown. It is the same in every language:
 *
 * - `\u{202e}`: one code point, in lower-case hexadecimal.
 * - `⟨198 blank lines⟩`, `⟨3000 spaces⟩`, `⟨40 × \u{200b}⟩`: a run too long to be shown as it is.
 * - `⇥`: a tab.
 *
 * Everything else stands for itself, line feeds included. Where text itself holds one of these forms,
 * the form's first character is written as a code point.
 */
export const TAB = "⇥";
export const RUN_START = "⟨";
export const RUN_END = "⟩";

/** Every form, for reading. */
export const FORM: RegExp =
  /\\u\{([0-9a-f]{1,6})\}|⟨(\d+) (?:(blank lines)|(spaces)|× \\u\{([0-9a-f]{1,6})\})⟩|⇥/g;

/** A code point's form at `lastIndex`. */
export const FORM_AHEAD: RegExp = /\\u\{[0-9a-f]{1,6}\}/y;

/** The form of one code point. */
export function codePoint(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
