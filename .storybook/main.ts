import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { agentPlugin } from "./agentPlugin.js";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false, // the toolbar's theme decides
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // `ACP_AGENT="<command>" npm start` gives Session/Live agent an agent of this machine.
  viteFinal(viteConfig, { configType }) {
    const command = process.env.ACP_AGENT;
    if (!command || configType !== "DEVELOPMENT" || process.env.VITEST) return viteConfig;
    return mergeConfig(viteConfig, { plugins: [agentPlugin({ command, cwd: process.cwd() })] });
  },
};

export default config;
