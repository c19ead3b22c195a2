/** Strings of terminals. */
export const TERMINAL_LABELS: { readonly copy: string } = { copy: "Copy" };
