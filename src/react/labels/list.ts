/** Strings of lists and groups. */
export const LIST_LABELS: { readonly copy: string } = { copy: "Copy" };
