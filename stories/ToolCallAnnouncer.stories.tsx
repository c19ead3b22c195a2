import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ToolCallAnnouncer,
  type ToolCallAnnouncerProps,
  ToolCallList,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import { createToolCallStore, type ToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";

const meta: Meta<typeof ToolCallAnnouncer> = {
  title: "List/ToolCallAnnouncer",
  component: ToolCallAnnouncer,
  render: (props) => <Heard {...props} />,
};
export default meta;
type Story = StoryObj<typeof ToolCallAnnouncer>;

let calls = 0;
const call = (store: ToolCallStore, fields: object, toolCallId = `call_${++calls}`) => {
  store.applySessionUpdate({ sessionUpdate: "tool_call_update", toolCallId, ...fields });
  store.flush();
  return toolCallId;
};
const run = (title: string) => ({ kind: "execute", title, status: "in_progress" }) as const;

const EVENTS: Readonly<Record<string, (store: ToolCallStore) => void>> = {
  "A call completes": (store) => call(store, { status: "completed" }, call(store, run("cargo test"))),
  "A call fails": (store) => call(store, { status: "failed" }, call(store, run("cargo clippy"))),
  "Five calls complete": (store) => {
    for (const name of ["a", "b", "c", "d", "e"])
      call(store, { status: "completed" }, call(store, { ...run(`Read ${name}.rs`), kind: "read" }));
  },
  "Permission is needed": (store) => {
    void store.requestPermission({
      sessionId: "s",
      title: "Push",
      options: [
        { optionId: "once", name: "Yes", kind: "allow_once" },
        { optionId: "no", name: "No", kind: "reject_once" },
      ],
      subject: { type: "command", command: "git push origin main", cwd: "/workspace/demo" },
    });
  },
  "The turn is cancelled": (store) => {
    call(store, run("npm run build"));
    store.cancelTurn();
  },
};

/** What a screen reader would read out, written down; the announcer itself shows nothing. */
function Heard(props: ToolCallAnnouncerProps): ReactNode {
  const [store] = useState(() => createToolCallStore({ protocolVersion: 2 }));
  const [heard, setHeard] = useState<readonly string[]>([]);
  const announcer = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const element = announcer.current;
    if (!element) return undefined;
    const observer = new MutationObserver((changes) => {
      const said = changes.map(({ target }) => target.textContent ?? "").filter((text) => text.trim() !== "");
      setHeard((before) => [...before, ...new Set(said)]);
    });
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <ToolCallStoreProvider store={store}>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        {Object.entries(EVENTS).map(([name, happen]) => (
          <button key={name} type="button" onClick={() => happen(store)}>
            {name}
          </button>
        ))}
      </div>
      <h2 id={id} style={{ fontSize: "1em", marginBlock: "16px 4px" }}>
        Read out
      </h2>
      <ol aria-labelledby={id} style={{ marginBlockStart: 0 }}>
        {heard.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays said
          <li key={index}>{text}</li>
        ))}
      </ol>
      <ToolCallList groupBy={false} />
      <div ref={announcer}>
        <ToolCallAnnouncer {...props} />
      </div>
    </ToolCallStoreProvider>
  );
}

export const Default: Story = {};

/** At once, with what is asked, where, and how many options there are. */
export const PermissionNeeded: Story = {
  args: { reviewShortcut: "F8" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Permission is needed" }));
    await waitFor(() =>
      expect(canvas.getByRole("list", { name: "Read out" })).toHaveTextContent(/git push origin main/),
    );
  },
};

/** Several calls that settle together are one sentence. */
export const SettledTogether: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Five calls complete" }));
    await waitFor(
      () => expect(canvas.getByRole("list", { name: "Read out" })).toHaveTextContent(/5 tool calls/),
      {
        timeout: 5000,
      },
    );
  },
};
