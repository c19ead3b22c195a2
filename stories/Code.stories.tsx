import type { Meta, StoryObj } from "@storybook/react-vite";
import { CodeView } from "acp-tool-calls";
import { Recorded } from "./content/Recorded.js";

const meta: Meta<typeof CodeView> = {
  title: "Content/Code",
  component: CodeView,
  args: { stateKey: "story" },
};
export default meta;

type Story = StoryObj<typeof CodeView>;

export const TypeScript: Story = {
  args: {
    fence: "ts",
    code: `import { setTimeout } from "node:timers/promises";

/** Tries again, with a pause that doubles up to a cap. */
export async function retry<T>(task: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (attempt + 1 >= attempts) throw error;
      await setTimeout(Math.min(100 * 2 ** attempt, 30_000));
    }
  }
}
`,
  },
};

/** The language is taken from the file's name. */
export const Python: Story = {
  args: {
    fileName: "scripts/report.py",
    title: "scripts/report.py",
    code: `import json
from pathlib import Path


def totals(path: Path) -> dict[str, int]:
    """Lines per file, largest first."""
    counts = {p.name: sum(1 for _ in p.open()) for p in path.rglob("*.ts")}
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


print(json.dumps(totals(Path("src")), indent=2))
`,
  },
};

/** Line numbers that agents put in front of a file's lines are shown as line numbers. */
export const ReadFiles: Story = { render: () => <Recorded recording="claude-bare-read" /> };

export const LongLines: Story = {
  args: {
    fence: "json",
    code: `{"name":"demo","scripts":{"test":"vitest run --coverage --reporter=verbose --reporter=junit --outputFile=reports/junit.xml","lint":"biome check ."},"files":["dist","README.md"]}`,
  },
};
