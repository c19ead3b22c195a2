import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createToolCallStore } from "acp-tool-calls/store";
import { expect, test, vi } from "vitest";
import { parts, showCall, showStore } from "../showCall.js";

const LOCATIONS = [{ path: "/w/a.txt", line: 12 }, { path: "/w/a.txt", line: 12 }, { path: "C:\\b.txt" }];

test("locations are plain text without a host that opens them", () => {
  showCall({ kind: "edit", status: "failed", locations: LOCATIONS });
  expect(screen.getByRole("list", { name: "Files" })).toBeVisible();
  expect(parts("tool-call-location").map((item) => item.textContent)).toEqual([
    "/w/a.txt:12",
    "/w/a.txt:12",
    "C:\\b.txt",
  ]);
  expect(parts("tool-call-location-button")).toEqual([]);
});

test("a host that opens files gets the location and its call", async () => {
  const onOpenLocation = vi.fn();
  showCall({ kind: "edit", status: "failed", locations: LOCATIONS }, { onOpenLocation });
  await userEvent.click(screen.getByRole("button", { name: "Open C:\\b.txt" }));
  expect(onOpenLocation).toHaveBeenCalledExactlyOnceWith(
    { path: "C:\\b.txt" },
    expect.objectContaining({ toolCallId: "c1" }),
  );
  expect(screen.getAllByRole("button", { name: "Open /w/a.txt:12" })).toHaveLength(2);
});

test("line 0, which v1 agents send, is no line", () => {
  const store = createToolCallStore({ protocolVersion: 1, schedule: "sync" });
  store.applySessionUpdate({
    sessionUpdate: "tool_call",
    toolCallId: "c1",
    title: "t",
    status: "failed",
    locations: [{ path: "/w/a.txt", line: 0 }],
  });
  showStore(store);
  expect(parts("tool-call-location").map((item) => item.textContent)).toEqual(["/w/a.txt"]);
});
