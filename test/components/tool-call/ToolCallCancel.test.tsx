import { act, fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { preloadViews } from "../preloadViews.js";
import { type CallFields, part, parts, showCall, update } from "../showCall.js";

beforeAll(preloadViews);

const running: CallFields = {
  title: "npm run build",
  kind: "execute",
  status: "in_progress",
  capabilities: { cancel: {} },
};

const button = () => screen.getByRole("button", { name: /^(Cancel call|Cancelling…)$/ });

/** A host whose request to the agent is answered by hand. */
function agentThatIsAsked() {
  const asked: string[] = [];
  let answer = { accept: () => {}, refuse: () => {} };
  const onCancelToolCall = ({ toolCallId }: { readonly toolCallId: string }) => {
    asked.push(toolCallId);
    return new Promise<void>((resolve, reject) => {
      answer = { accept: resolve, refuse: () => reject(new Error("Not now")) };
    });
  };
  return {
    asked,
    onCancelToolCall,
    accept: () => act(async () => answer.accept()),
    refuse: () => act(async () => answer.refuse()),
  };
}

test("asks once, says so without losing focus, and ends with the status that the agent reports", async () => {
  const agent = agentThatIsAsked();
  const store = showCall(running, agent);
  button().focus();
  fireEvent.click(button());
  fireEvent.click(button());
  expect(agent.asked).toEqual(["c1"]);
  expect(button().textContent).toBe("Cancelling…");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await agent.accept();
  expect(button().textContent).toBe("Cancelling…");
  expect(document.activeElement).toBe(button());
  act(() => update(store, { status: "completed" }));
  expect(part("tool-call").dataset.status).toBe("completed");
  expect(parts("tool-call-cancel")).toEqual([]);
  expect(document.activeElement).toBe(part("tool-call-header"));
});

test("a refusal is told and the button offers again", async () => {
  const agent = agentThatIsAsked();
  showCall(running, agent);
  fireEvent.click(button());
  await agent.refuse();
  expect(part("tool-call-cancel-note").textContent).toBe("Could not be cancelled");
  expect(button().textContent).toBe("Cancel call");
  fireEvent.click(button());
  expect(part("tool-call-cancel-note").textContent).toBe("");
  expect(agent.asked).toEqual(["c1", "c1"]);
});

test("a host that throws counts as a refusal", async () => {
  showCall(running, {
    onCancelToolCall: () => {
      throw new Error("No connection");
    },
  });
  await act(async () => fireEvent.click(button()));
  expect(part("tool-call-cancel-note").textContent).toBe("Could not be cancelled");
});

test("closing the card and opening it again forgets nothing", () => {
  const agent = agentThatIsAsked();
  showCall(running, { ...agent, keepClosedMs: 0 });
  fireEvent.click(button());
  fireEvent.click(part("tool-call-header"));
  expect(parts("tool-call-cancel")).toEqual([]);
  fireEvent.click(part("tool-call-header"));
  expect(button().textContent).toBe("Cancelling…");
});

test("a call that is started anew can be cancelled anew", async () => {
  const agent = agentThatIsAsked();
  const store = showCall(running, { ...agent, collapsePolicy: () => "open" });
  fireEvent.click(button());
  await agent.accept();
  act(() => update(store, { status: "cancelled" }));
  act(() => update(store, { status: "in_progress" }));
  expect(button().textContent).toBe("Cancel call");
});

const unoffered: readonly [string, CallFields][] = [
  ["the agent does not offer it", { ...running, capabilities: {} }],
  ["the offer is null", { ...running, capabilities: { cancel: null } }],
  ["the call has settled", { ...running, status: "completed" }],
];

test.each(unoffered)("nothing is offered when %s", (_, call) => {
  showCall(call, { onCancelToolCall: () => {}, collapsePolicy: () => "open" });
  expect(parts("tool-call-cancel")).toEqual([]);
});

test("nothing is offered when the host cannot ask", () => {
  showCall(running);
  expect(parts("tool-call-cancel")).toEqual([]);
});

test("the control is no part of the header's button", () => {
  showCall(running, { onCancelToolCall: () => {} });
  expect(part("tool-call-header").contains(button())).toBe(false);
  expect(part("tool-call-body").contains(button())).toBe(true);
});
