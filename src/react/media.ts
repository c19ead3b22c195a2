/** What may be shown without asking and what may come from the network. Default: nothing remote. */
export interface MediaPolicy {
  /**
   * Whether an image's address that an agent names may be loaded. Default: `"placeholder"` for all.
   * Loading tells the address's owner that, when and from where it was looked at.
   */
  readonly remoteImages?: (url: string) => "load" | "placeholder";
}
