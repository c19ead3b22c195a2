import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ALLOW_ALWAYS, ALLOW_ONCE, command, REJECT, setUp, toolCall } from "./ask.js";

/** React reports what a boundary caught; the tests below provoke it. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** Input that no agent can send, but a host's own code may hand over. */
const unreadable = () =>
  Object.defineProperty({}, "path", {
    enumerable: true,
    get() {
      throw new Error("not to be read");
    },
  });

const prompt = () => screen.getByRole("group", { name: "Allow an action of an unknown type?" });

test("a request that cannot be displayed can be rejected and not allowed", async () => {
  const { ask, responses } = setUp();
  ask(toolCall({ rawInput: unreadable() }, { options: [ALLOW_ONCE, ALLOW_ALWAYS, REJECT] }));
  expect(prompt()).toHaveTextContent("could not be displayed");
  expect(within(prompt()).getAllByRole("button")).toEqual([screen.getByRole("button", { name: "Reject" })]);
  fireEvent.click(screen.getByRole("button", { name: "Reject" }));
  await waitFor(() => expect(responses).toEqual([[1, { outcome: "selected", optionId: "r" }]]));
});

test("one without a way to reject can be dismissed", async () => {
  const { ask, responses } = setUp();
  ask(toolCall({ rawInput: unreadable() }, { options: [ALLOW_ONCE] }));
  fireEvent.click(within(prompt()).getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(responses).toEqual([[1, { outcome: "cancelled" }]]));
});

test("others beside it stay as they are, and not all can be allowed together", async () => {
  const { ask } = setUp({ batch: true });
  ask(toolCall({ rawInput: unreadable() }));
  ask(command("npm test"), 2);
  expect(prompt()).toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Run this command?" })).toHaveTextContent("npm test");
  expect(await screen.findByRole("button", { name: /Allow all 2/ })).toHaveAttribute("aria-disabled", "true");
});

test("it is shown once a change makes it readable", () => {
  const { ask, update } = setUp();
  ask(toolCall({ kind: "edit", rawInput: unreadable() }));
  expect(prompt()).toBeInTheDocument();
  update({ rawInput: { path: "a.txt" } });
  expect(screen.getByRole("group", { name: "Make this edit?" })).toHaveTextContent("a.txt");
});

test("notes of the host that throw are said to be missing, and it is told", () => {
  const onRenderError = vi.fn();
  const failure = new Error("a host's mistake");
  const { ask } = setUp({
    kit: {
      onRenderError,
      permissionNotes: () => {
        throw failure;
      },
    },
  });
  ask(command("npm test"));
  const shown = screen.getByRole("group", { name: "Run this command?" });
  expect(shown).toHaveTextContent("could not be displayed");
  expect(within(shown).getByRole("button", { name: /Allow once/ })).toBeInTheDocument();
  expect(onRenderError).toHaveBeenCalledWith(failure);
});
