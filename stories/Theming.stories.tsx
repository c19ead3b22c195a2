import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolCallList, ToolCallStoreProvider } from "acp-tool-calls";
import type { ToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { expect, waitFor } from "storybook/test";
import { editCall, fetchCall, searchCall, testCall, watchCall } from "./toolCall/calls.js";
import { playCalls } from "./toolCall/playCall.js";
import "./theming/theming.css";

const meta: Meta = {
  title: "Theming",
  loaders: [async () => ({ store: playCalls([searchCall, fetchCall, editCall, testCall, watchCall]) })],
};
export default meta;
type Story = StoryObj;

function Session({ store }: { readonly store: unknown }): ReactNode {
  return (
    <ToolCallStoreProvider store={store as ToolCallStore}>
      <ToolCallList groupBy={false} />
    </ToolCallStoreProvider>
  );
}

const colourOf = (element: Element | null) => (element ? getComputedStyle(element).color : undefined);

/** A host's colours, radius and fonts, set as custom properties on an element around the kit. */
export const OwnTokens: Story = {
  render: (_, { loaded }) => (
    <div className="almanac" data-acp-theme="light">
      <Session store={loaded.store} />
    </div>
  ),
};

/** `data-acp-theme` on any element decides, whatever the system prefers. */
export const LightBesideDark: Story = {
  // One session twice on a page has everything twice, its regions' names too.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (_, { loaded }) => (
    <div className="beside">
      <div data-acp-theme="light">
        <Session store={loaded.store} />
      </div>
      <div data-acp-theme="dark">
        <Session store={loaded.store} />
      </div>
    </div>
  ),
};

/** A plain rule of the host's wins: all of the kit's are in a layer and have no specificity. */
export const HostRules: Story = {
  render: (_, { loaded }) => (
    <div className="host-rules">
      <Session store={loaded.store} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-status="failed"]')).not.toBeNull());
    const failed = canvasElement.querySelector('[data-acp="tool-call"][data-status="failed"]');
    await expect(failed && getComputedStyle(failed).borderInlineStartWidth).toBe("6px");
    await expect(colourOf(canvasElement.querySelector('[data-acp="tool-call-title"]'))).toBe(
      colourOf(canvasElement.querySelector(".host-rules")),
    );
  },
};

/** Inside a shadow tree no stylesheet of the page applies: it reads in order and can be operated. */
function Unstyled({ store }: { readonly store: unknown }): ReactNode {
  const [tree, setTree] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLElement | null) => {
    if (host) setTree(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
  };
  return <div ref={attach}>{tree && createPortal(<Session store={store} />, tree)}</div>;
}

export const WithoutStylesheet: Story = {
  render: (_, { loaded }) => <Unstyled store={loaded.store} />,
};
