interface Line {
  readonly method?: string;
  readonly params?: { readonly update?: never; readonly toolCall?: object; readonly subject?: unknown };
}

const files = import.meta.glob<string>("../../stories/recordings/*.jsonl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The messages of each recording of one protocol version, by name. */
export function recordingsOf(version: 1 | 2): [name: string, lines: Line[]][] {
  return Object.entries(files)
    .filter(([path]) => path.includes("/claude-v2-") === (version === 2))
    .map(([path, text]) => [
      path.split("/").at(-1) ?? path,
      text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ]);
}
