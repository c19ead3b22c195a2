/** Strings of diffs. */
export const DIFF_LABELS: { readonly copy: string } = { copy: "Copy" };
