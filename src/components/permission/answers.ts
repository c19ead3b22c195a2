import type { PermissionOption } from "../../protocol/types.js";

/** What an option does, by its kind. An unknown kind is neither allow nor reject. */
export type AnswerEffect = "reject" | "unknown" | "allow";

/** An offered option, as the kit offers it on. */
export interface Answer {
  readonly option: PermissionOption;
  readonly effect: AnswerEffect;
  /** It lasts beyond this request. */
  readonly lasts: boolean;
  /** Another option has the same id, and sending it could mean something else. */
  readonly isAmbiguous: boolean;
  /** The agent's label says another thing than the kind. */
  readonly contradicts: boolean;
}

const ORDER: readonly string[] = ["reject_once", "reject_always", "", "allow_once", "allow_always"];

/**
 * The options in an order that depends on their kinds alone, so that no button changes places with its
 * opposite from one request to the next. Options of one kind stay in the agent's order; none is left out.
 */
export function answersOf(options: readonly PermissionOption[]): readonly Answer[] {
  const answers = options.map((option) => answerOf(option, options));
  return answers.sort((a, b) => rank(a.option.kind) - rank(b.option.kind));
}

function answerOf(option: PermissionOption, options: readonly PermissionOption[]): Answer {
  const effect = effectOf(option.kind);
  const twins = options.filter(({ optionId }) => optionId === option.optionId);
  return {
    option,
    effect,
    lasts: option.kind === "allow_always" || option.kind === "reject_always",
    isAmbiguous: twins.length > 1 && !twins.every(({ kind }) => effectOf(kind) === "reject"),
    contradicts: contradictsKind(option),
  };
}

export function effectOf(kind: string): AnswerEffect {
  if (kind === "allow_once" || kind === "allow_always") return "allow";
  return kind === "reject_once" || kind === "reject_always" ? "reject" : "unknown";
}

function rank(kind: string): number {
  const known = ORDER.indexOf(kind);
  return known < 0 ? ORDER.indexOf("") : known;
}

const SAYS_NO =
  /^(?:no|reject|deny|decline|cancel|refuse|block|skip|stop|disallow|never|don['’]?t|do not|abort)\b/i;
const SAYS_YES = /^(?:yes|allow|approve|accept|ok|okay|grant|permit|proceed|continue|run|confirm|trust)\b/i;
const SAYS_ALWAYS = /\b(?:always|forever|permanently|every time|(?:don['’]?t|never) ask)\b/i;
const SAYS_ONCE = /\b(?:once|one time|(?:only|just) (?:this|now))\b/i;

/** English labels only: what cannot be read is not judged. */
function contradictsKind({ kind, name }: PermissionOption): boolean {
  const effect = effectOf(kind);
  const label = name.trim();
  if (effect === "allow" && SAYS_NO.test(label)) return true;
  if (effect === "reject" && SAYS_YES.test(label)) return true;
  if (kind.endsWith("_once") && effect !== "unknown") return SAYS_ALWAYS.test(label);
  return kind.endsWith("_always") && effect !== "unknown" && SAYS_ONCE.test(label);
}
