import { resolve } from "node:path";
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
  // `ACP_AGENT="<command>" npm start` gives Session/Live agent an agent of this machine. It works in the
  // folder that `ACP_AGENT_CWD` names, else in this one.
  viteFinal(viteConfig, { configType }) {
    const { ACP_AGENT: command, ACP_AGENT_CWD } = process.env;
    if (!command || configType !== "DEVELOPMENT" || process.env.VITEST) return viteConfig;
    const cwd = resolve(ACP_AGENT_CWD ?? ".");
    return mergeConfig(viteConfig, { plugins: [agentPlugin({ command, cwd })] });
  },
};

export default config;
