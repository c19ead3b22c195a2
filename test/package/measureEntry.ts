import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** Never counted: the host has them. */
const PEERS = ["react", "react-dom", "@agentclientprotocol/sdk"];

/** What an entry costs a page, minified and compressed by gzip, in bytes. */
export interface EntrySize {
  /** Loaded with the entry: itself and all that it imports statically. */
  readonly eager: number;
  /** Loaded on demand, by `import()`. */
  readonly lazy: number;
}

/**
 * Vite's own code for `import()`, of 0.9 kB: it comes with the bundler, once for a whole page, and a page
 * that another tool bundled has none of it.
 */
const isBundlersOwn = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.every((id) => id.endsWith("vite/preload-helper.js"));

/** Bundles an entry the way a host would, dependencies included but for those named in `without`. */
export async function measureEntry(entry: string, without: readonly string[] = []): Promise<EntrySize> {
  const chunks = await bundle(entry, [...PEERS, ...without]);
  const eager = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of eager)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      eager.add(imported);
  const size = { eager: 0, lazy: 0 };
  for (const chunk of chunks) {
    if (isBundlersOwn(chunk)) continue;
    const { fileName, code } = chunk;
    size[eager.has(fileName) ? "eager" : "lazy"] += gzipSync(code, { level: 9 }).byteLength;
  }
  return size;
}

async function bundle(entry: string, external: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
}
