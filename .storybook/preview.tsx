import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { Preview } from "@storybook/react-vite";
import { type PropsWithChildren, useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { themes } from "storybook/theming";
import "./preview.css";
import { setTheme, useIsDark } from "./theme.js";

import.meta.glob("../src/styles/*.css", { eager: true });

// What draws content is fetched on demand, which takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals: { theme: "system" },
  globalTypes: {
    theme: {
      description: "Colour theme",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "system", title: "System theme", icon: "browser" },
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      useLayoutEffect(() => setTheme(globals.theme), [globals.theme]);
      return <Story />;
    },
  ],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: { container: ThemedDocs },
    options: {
      storySort: {
        order: [
          "Session",
          ["Replay", "Open a recording", "Live agent", "Sub-agents"],
          "Cards",
          "Content",
          "Diffs",
          "Terminals",
          "Permission",
          "List",
          "Scale",
          "Theming",
          "*",
        ],
      },
    },
  },
};

function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={useIsDark() ? themes.dark : themes.light} />;
}

export default preview;
