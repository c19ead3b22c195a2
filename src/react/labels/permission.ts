/** Strings of permission prompts and their records. */
export const PERMISSION_LABELS: { readonly copy: string } = { copy: "Copy" };
