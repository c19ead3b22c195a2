import type { Terminal } from "@xterm/headless";

/** Looks up the address of a hyperlink by the number that cells carry. */
export type LinkLookup = (id: number) => string | undefined;

interface LinkService {
  getLinkData(id: number): { readonly uri: string } | undefined;
}

/**
 * Where the emulator keeps the hyperlinks of its cells: its public API does not tell. Without it,
 * links are ordinary text.
 */
export function linkLookup(terminal: Terminal): LinkLookup {
  const core = (terminal as { _core?: { _oscLinkService?: Partial<LinkService> } })._core;
  const service = core?._oscLinkService;
  return typeof service?.getLinkData === "function"
    ? (id) => service.getLinkData?.(id)?.uri
    : () => undefined;
}
