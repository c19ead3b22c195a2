/** Set by the parts themselves for scripts and tests, beside the attributes that styles select by. */
export const IDS: ReadonlySet<string> = new Set([
  "data-tool-call-id",
  "data-terminal-id",
  "data-request-id",
  "data-option-id",
  "data-session-id",
]);

/** What was in the document whenever it was looked at. */
export interface Seen {
  readonly parts: ReadonlySet<string>;
  /** Attributes with their values; those that hold several words with each of these. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Parts and classes of elements that have one without the other, or several. */
  readonly strayClasses: ReadonlySet<string>;
  look(): void;
}

export function createSeen(): Seen {
  const parts = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const strayClasses = new Set<string>();
  return {
    parts,
    attributes,
    strayClasses,
    look() {
      for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
        const part = element.dataset.acp;
        if (part !== undefined) parts.add(part);
        const classes = element.getAttribute("class");
        if (classes !== (part === undefined ? null : `acp-${part}`)) strayClasses.add(`${part}: ${classes}`);
        for (const { name, value } of element.attributes) {
          if (!name.startsWith("data-") || name === "data-acp" || IDS.has(name)) continue;
          // An option's kind is the agent's word; everybody else's is one of the kit's ten.
          if (name === "data-kind" && part === "permission-option") continue;
          const values = attributes.get(name) ?? new Set();
          attributes.set(name, values);
          for (const word of value.split(" ")) values.add(word);
        }
      }
    },
  };
}
