import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import "./preview.css";

import.meta.glob("../src/styles/*.css", { eager: true });

type Theme = "system" | "light" | "dark";

/** On the root element, so that portals and the page behind the story follow as well. */
function setTheme(theme: Theme): void {
  if (theme === "system") document.documentElement.removeAttribute("data-acp-theme");
  else document.documentElement.setAttribute("data-acp-theme", theme);
}

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals: { theme: "system" },
  globalTypes: {
    theme: {
      description: "Colour theme",
      toolbar: {
        title: "Theme",
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
      useLayoutEffect(() => setTheme(globals.theme as Theme), [globals.theme]);
      return <Story />;
    },
  ],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true },
    options: { storySort: { order: ["Session", ["Replay", "Open a recording"], "*"] } },
  },
};

export default preview;
