/** What may be shown without asking and what may come from the network. Default: nothing remote. */
export interface MediaPolicy {
  /**
   * Whether an image's https address that an agent names may be loaded, at once or when the user asks
   * for it. Default: `"placeholder"` for all.
   * Loading tells the address's owner that, when and from where it was looked at.
   */
  readonly remoteImages?: (url: string) => "load" | "ask" | "placeholder";
}
