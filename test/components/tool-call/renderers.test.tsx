import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type KitOptions, type Renderers, ToolCallKitProvider, ToolCallStoreProvider } from "acp-tool-calls";
import type { ToolCallStore } from "acp-tool-calls/store";
import { createElement, type ReactNode, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  type CallFields,
  Calls,
  openStore,
  part,
  parts,
  showCall,
  showStore,
  textItem,
  update,
} from "../showCall.js";

const FAILED: CallFields = {
  name: "deploy",
  kind: "execute",
  status: "failed",
  content: [textItem("it broke")],
};

/** React reports what a boundary caught; the tests below provoke it. */
let reported: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  reported = vi
    .spyOn(console, "error")
    .mockClear()
    .mockImplementation(() => {});
});

const broken = (): ReactNode => {
  throw new Error("a host's mistake");
};

test("a renderer by tool name comes before one by kind", () => {
  showCall(FAILED, {
    renderers: {
      toolNames: { deploy: () => <p>by name</p> },
      kinds: { execute: () => <p>by kind</p> },
    },
  });
  expect(screen.getByText("by name")).toBeVisible();
  expect(screen.queryByText("by kind")).not.toBeInTheDocument();
});

test("a renderer may put something around what the next one shows", () => {
  showCall(FAILED, {
    renderers: {
      toolNames: {
        deploy: ({ children }) => <section aria-label="name">{children}</section>,
      },
      kinds: {
        execute: ({ children, toolCall }) => <section aria-label={toolCall.kind}>{children}</section>,
      },
    },
  });
  expect(screen.getByRole("region", { name: "name" })).toContainElement(
    screen.getByRole("region", { name: "execute" }),
  );
  expect(screen.getByRole("region", { name: "execute" })).toHaveTextContent("it broke");
});

test("one that throws falls back to the next, and that one to the kit's own", () => {
  const onRenderError = vi.fn();
  showCall(FAILED, {
    renderers: { toolNames: { deploy: broken }, kinds: { execute: broken } },
    onRenderError,
  });
  expect(screen.getByText("it broke")).toBeVisible();
  expect(onRenderError).toHaveBeenCalledWith(new Error("a host's mistake"));
  expect(reported).toHaveBeenCalled();
});

test("a content renderer that throws leaves its item to the kit and the other items alone", () => {
  const link = {
    type: "content",
    content: { type: "resource_link", name: "notes", uri: "file:///notes.md" },
  } as const;
  showCall(
    { ...FAILED, content: [textItem("it broke"), link] },
    {
      renderers: {
        contentTypes: {
          text: broken,
          resource_link: ({ item }) => <p>link to {item.name}</p>,
        },
      },
    },
  );
  expect(screen.getByText("it broke")).toBeVisible();
  expect(screen.getByText("link to notes")).toBeVisible();
});

test("content of a type of the host's own has its renderer", () => {
  showCall(
    { ...FAILED, content: [{ type: "_chart", points: [1, 2] } as never] },
    {
      renderers: {
        otherContentTypes: {
          _chart: ({ toolCallId }) => <p>chart of {toolCallId}</p>,
        },
      },
    },
  );
  expect(screen.getByText("chart of c1")).toBeVisible();
});

test("locations and permissions stay the kit's, whatever a renderer does", () => {
  const store = openStore();
  update(store, { ...FAILED, locations: [{ path: "/w/a.txt" }] });
  void store.requestPermission({
    sessionId: "s",
    title: "Deploy?",
    subject: { type: "tool_call", toolCall: { toolCallId: "c1" } },
    options: [{ optionId: "ok", name: "Allow once", kind: "allow_once" }],
  });
  show(store, { toolNames: { deploy: () => null } });
  expect(part("permission")).toBeVisible();
  expect(part("tool-call-location")).toBeVisible();
});

test.each<[string, KitOptions]>([
  ["an icon", { icons: { kinds: { execute: createElement(broken) } } }],
  ["a policy", { collapsePolicy: broken as never }],
  ["a label", { labels: { toolCall: { unknownStatus: broken as never } } }],
])("%s that throws takes down one card, which still says what it is and what it asks", (_, options) => {
  const store = openStore();
  const calls = ["c1", "c2"].map((toolCallId) => ({
    ...FAILED,
    toolCallId,
    title: `Deploy ${toolCallId}`,
    status: "_resting",
  }));
  for (const call of calls) update(store, call);
  void store.requestPermission({
    sessionId: "s",
    title: "Deploy?",
    subject: { type: "tool_call", toolCall: { toolCallId: "c2" } },
    options: [{ optionId: "no", name: "No", kind: "reject_once" }],
  });
  showStore(store, options);
  expect(screen.getAllByText(/^Deploy c1/)).toHaveLength(1);
  expect(within(parts("tool-call")[1] as HTMLElement).getByRole("button", { name: /^Reject/ })).toBeEnabled();
});

test.each(["constructor", "__proto__", "toString"])(
  "an agent's tool or type named %s finds no renderer",
  (name) => {
    showCall(
      { ...FAILED, name, kind: name, content: [{ type: name } as never] },
      {
        renderers: {
          toolNames: {},
          kinds: {},
          contentTypes: {},
          otherContentTypes: {},
        },
      },
    );
    expect(parts("content")).toHaveLength(1);
    expect(reported).not.toHaveBeenCalled();
  },
);

test("a table made anew on each render keeps what is typed in an open card", async () => {
  const store = openStore();
  update(store, FAILED);
  const table = (word: string): Renderers => ({
    toolNames: {
      deploy: function Deploy() {
        const [note, setNote] = useState("");
        return <input aria-label={word} value={note} onChange={(event) => setNote(event.target.value)} />;
      },
    },
    contentTypes: { text: ({ children }) => <div>{children}</div> },
  });
  const { rerender } = show(store, table("first"));
  await userEvent.type(screen.getByLabelText("first"), "later");
  const input = screen.getByLabelText("first");
  rerender(tree(store, table("second")));
  expect(screen.getByLabelText("second")).toBe(input);
  expect(input).toHaveValue("later");
});

test("a renderer that failed is tried again with other data", () => {
  const store = openStore();
  update(store, FAILED);
  show(store, {
    toolNames: {
      deploy: ({ toolCall }) => (toolCall.rawOutput ? <p>deployed</p> : broken()),
    },
  });
  expect(screen.getByText("it broke")).toBeVisible();
  act(() => update(store, { rawOutput: { url: "https://example.org" } }));
  expect(screen.getByText("deployed")).toBeVisible();
});

function tree(store: ToolCallStore, renderers: Renderers): ReactNode {
  return (
    <ToolCallKitProvider renderers={renderers}>
      <ToolCallStoreProvider store={store}>
        <Calls />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>
  );
}

function show(store: ToolCallStore, renderers: Renderers) {
  return render(tree(store, renderers));
}
