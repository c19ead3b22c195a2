/** Strings of content items other than diffs and terminals. */
export const CONTENT_LABELS: { readonly copy: string } = { copy: "Copy" };
