const PURE = ["protocol", "diff", "exact", "markdown", "terminal"];
const STATE = [...PURE, "store"];

/** The folders of `src`, and which of the others each may import from. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  diff: ["protocol"],
  exact: ["protocol"],
  markdown: ["protocol", "terminal"],
  terminal: ["protocol"],
  store: PURE,
  v1: STATE,
  dialects: STATE,
  sdk: STATE,
  usage: STATE,
  react: STATE,
  components: [...STATE, "sdk", "usage", "react"],
  styles: [],
};

/** Layers where React may be imported. */
export const WITH_REACT: readonly string[] = ["react", "components"];
