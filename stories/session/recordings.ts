import type { Recording } from "./message.js";
import { openText } from "./openText.js";

const files = import.meta.glob<string>("../recordings/*.jsonl", { query: "?raw", import: "default" });

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.*)\.jsonl$/, "$1"), load]),
);

/** The names of all recordings, in the order of the alphabet. */
export const RECORDING_NAMES: readonly string[] = [...loaders.keys()];

export async function loadRecording(name: string): Promise<Recording> {
  const load = loaders.get(name);
  if (!load) throw new Error(`There is no recording ${name}.`);
  return openText(name, await load());
}

/** The agents, by how the names of their recordings begin. */
export const AGENTS: readonly { readonly prefix: string; readonly label: string }[] = [
  { prefix: "claude-v2", label: "Claude Code, protocol v2" },
  { prefix: "claude-meta", label: "Claude Code, terminals in _meta" },
  { prefix: "claude-bare", label: "Claude Code, no client capabilities" },
  { prefix: "claudeold-rich", label: "Claude Code 0.16, client terminals" },
  { prefix: "codex-meta", label: "Codex, terminals in _meta" },
  { prefix: "codex-bare", label: "Codex, no client capabilities" },
  { prefix: "codexz-meta", label: "Codex (Rust adapter)" },
  { prefix: "gemini-rich", label: "Gemini CLI" },
  { prefix: "opencode-rich", label: "opencode" },
  { prefix: "sdk-example-v1", label: "Example agent of the SDK" },
];
