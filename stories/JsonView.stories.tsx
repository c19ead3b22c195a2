import type { Meta, StoryObj } from "@storybook/react-vite";
import { JsonView } from "acp-tool-calls";
import { expect, userEvent } from "storybook/test";

const meta: Meta<typeof JsonView> = {
  title: "Content/JsonView",
  component: JsonView,
  args: { stateKey: "story" },
};
export default meta;

type Story = StoryObj<typeof JsonView>;

export const Small: Story = {
  args: {
    value: {
      command: ["bash", "-lc", "rg apples"],
      cwd: "/workspace/demo",
      timeout: 0,
      background: false,
      env: null,
      stdout: "store.txt:3:apples\nstore.txt:9:green apples\n",
      exit_code: 0,
      nested: { empty: {}, list: [], deep: { er: "leaf" } },
    },
  },
};

/** 100,000 entries: only the rows in sight are in the document. */
export const Large: Story = {
  args: {
    value: Array.from({ length: 100_000 }, (_, index) => ({ id: index, path: `src/file-${index}.ts` })),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "file-4242.ts{Enter}");
    await expect(await canvas.findByText("src/file-4242.ts")).toBeVisible();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(500);
  },
};

export const Text: Story = { args: { value: 'line one\nline "two"' } };
export const Zero: Story = { args: { value: 0 } };
export const EmptyText: Story = { args: { value: "" } };
