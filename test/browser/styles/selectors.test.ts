import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../../../src/styles/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every selector of the kit's stylesheets, lists taken apart, as the browser read them. */
function selectors(): string[] {
  return Object.values(sources).flatMap((source) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(source);
    return styleRules(sheet.cssRules).flatMap(({ selectorText }) => splitList(selectorText));
  });
}

function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });
}

/** The parts of a list; commas in brackets are part of one. */
function splitList(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of list) {
    if (character === "(" || character === "[") depth++;
    if (character === ")" || character === "]") depth--;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** `:where(a b)::before` as `a b::before`: what has to be there, without what makes it weigh nothing. */
function unwrapped(selector: string): string {
  return /^:where\(([^()]*(?:\([^()]*\)[^()]*)*)\)(\S*)$/.exec(selector)?.slice(1).join("") ?? selector;
}

test("a host's rules win over all of the kit's: no selector weighs anything", () => {
  expect(selectors().length).toBeGreaterThan(400);
  expect(selectors().filter((selector) => !/^(:where\(.*\))+(::[a-z-]+)?$/.test(selector))).toEqual([]);
});

test("no rule is tried on every element of the host's page", () => {
  // Browsers look rules up by the last compound's class, attribute or tag; behind a list, by nothing.
  const isLookedUp = (selector: string) =>
    splitList(unwrapped(selector)).length === 1 &&
    /^(:root|[a-z.[])/.test(
      unwrapped(selector)
        .split(/\s+(?![^([]*[)\]])/)
        .at(-1) ?? "",
    );
  expect(selectors().filter((selector) => !isLookedUp(selector))).toEqual([]);
});
