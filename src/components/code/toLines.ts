/** The parts of a highlighter's tree that are read here. */
export interface HighlightNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly HighlightNode[];
  readonly properties?: { readonly className?: unknown };
}

/** What a stretch of code is, for its colour. */
export type TokenScope =
  | "comment"
  | "keyword"
  | "literal"
  | "string"
  | "name"
  | "type"
  | "attribute"
  | "meta"
  | "added"
  | "removed";

export interface CodeToken {
  readonly text: string;
  readonly scope?: TokenScope;
}
/** The tokens of one line; the line's end is not among them. */
export type HighlightedLine = readonly CodeToken[];

const SCOPES: Readonly<Record<TokenScope, string>> = {
  comment: "comment quote doctag",
  keyword: "keyword operator selector-tag section name",
  literal: "number literal symbol bullet",
  string: "string regexp subst char link code",
  name: "title title.function_ built_in function",
  type: "type class title.class_ class_ selector-class selector-id",
  attribute: "attr attribute property variable template-variable params selector-attr selector-pseudo",
  meta: "meta tag",
  added: "addition",
  removed: "deletion",
};
const SCOPE_OF_CLASS: ReadonlyMap<string, TokenScope> = new Map(
  (Object.keys(SCOPES) as TokenScope[]).flatMap((scope) =>
    SCOPES[scope].split(" ").map((name) => [name, scope] as const),
  ),
);

interface Visit {
  readonly node: HighlightNode;
  /** Of what the node stands in. */
  readonly outer: TokenScope | undefined;
}

/** A highlighter's tree, of any depth, cut at its line ends. Strings spanning lines keep their scope on each. */
export function toLines(nodes: readonly HighlightNode[]): HighlightedLine[] {
  let line: CodeToken[] = [];
  const lines = [line];
  // A stack of its own: code decides how deep the tree is, and the call stack would run out.
  const visits: Visit[] = [];
  const enter = (children: readonly HighlightNode[], outer: TokenScope | undefined) => {
    for (let i = children.length - 1; i >= 0; i--) visits.push({ node: children[i] as HighlightNode, outer });
  };
  enter(nodes, undefined);
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { node, outer } = visit;
    if (node.children) enter(node.children, scopeOf(node.properties?.className) ?? outer);
    else if (node.value !== undefined) {
      const [first = "", ...others] = node.value.split("\n");
      push(line, first, outer);
      for (const text of others) {
        line = [];
        lines.push(line);
        push(line, text, outer);
      }
    }
  }
  return lines;
}

function push(line: CodeToken[], text: string, scope: TokenScope | undefined): void {
  if (text !== "") line.push(scope ? { text, scope } : { text });
}

function scopeOf(classNames: unknown): TokenScope | undefined {
  if (!Array.isArray(classNames)) return undefined;
  const name = String(classNames[0]).replace(/^hljs-/, "");
  return SCOPE_OF_CLASS.get(name);
}
