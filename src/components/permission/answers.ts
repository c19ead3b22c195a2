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

const ORDER: readonly string[] = ["reject_once", "reject_always", "allow_once", "allow_always"];
/** Where unknown kinds stand: behind what rejects and before what allows. */
const IN_BETWEEN = 1.5;

/**
 * The options in an order that depends on their kinds alone, so that no button changes places with its
 * opposite from one request to the next. Options of one kind stay in the agent's order; none is left out.
 */
export function answersOf(options: readonly PermissionOption[]): readonly Answer[] {
  const ambiguous = ambiguousIds(options);
  return options
    .map((option) => ({
      option,
      effect: effectOf(option.kind),
      lasts: option.kind === "allow_always" || option.kind === "reject_always",
      isAmbiguous: ambiguous.has(option.optionId),
      contradicts: contradictsKind(option),
    }))
    .sort((a, b) => rank(a.option.kind) - rank(b.option.kind));
}

/** The ids of several options that do not all reject. */
function ambiguousIds(options: readonly PermissionOption[]): ReadonlySet<string> {
  const ambiguous = new Set<string>();
  const mayDoMore = new Map<string, boolean>();
  for (const { optionId, kind } of options) {
    const before = mayDoMore.get(optionId);
    const now = before || effectOf(kind) !== "reject";
    if (before !== undefined && now) ambiguous.add(optionId);
    mayDoMore.set(optionId, now);
  }
  return ambiguous;
}

export function effectOf(kind: string): AnswerEffect {
  const [, effect] = /^(allow|reject)_(?:once|always)$/.exec(kind) ?? [];
  return (effect as AnswerEffect | undefined) ?? "unknown";
}

function rank(kind: string): number {
  const known = ORDER.indexOf(kind);
  return known < 0 ? IN_BETWEEN : known;
}

const SAYS_NO =
  /^(?:no|reject|deny|decline|cancel|refuse|block|skip|stop|disallow|never|don['’]?t|do not|abort)\b/i;
const SAYS_YES = /^(?:yes|allow|approve|accept|ok|okay|grant|permit|proceed|continue|run|confirm|trust)\b/i;
const SAYS_ALWAYS = /\b(?:always|forever|permanently|every time|(?:don['’]?t|never) ask)\b/i;
const SAYS_ONCE = /\b(?:once|one time|(?:only|just) (?:this|now))\b/i;

/** English labels only: what cannot be read is not judged. */
function contradictsKind({ kind, name }: PermissionOption): boolean {
  const effect = effectOf(kind);
  if (effect === "unknown") return false;
  const label = name.trim();
  return (
    (effect === "allow" ? SAYS_NO : SAYS_YES).test(label) ||
    (kind.endsWith("_once") ? SAYS_ALWAYS : SAYS_ONCE).test(label)
  );
}
