import type { Token } from "markdown-it";

/** An attribute as text; `""` when it is not there. */
export function text(token: Token, name: string): string {
  return String(token.attrGet(name) ?? "");
}
