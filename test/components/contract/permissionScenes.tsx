import userEvent from "@testing-library/user-event";
import {
  PermissionPrompt,
  PermissionQueue,
  PermissionRecordView,
  ToolCallKitProvider,
  ToolCallStoreProvider,
} from "acp-tool-calls";
import { createToolCallStore, type ToolCallStore } from "acp-tool-calls/store";
import { ALLOW_ALWAYS, ALLOW_ONCE, command, REJECT, toolCall } from "../permission/ask.js";
import type { Scene } from "./scene.js";

function openStore(decide?: () => string): ToolCallStore {
  return createToolCallStore({
    protocolVersion: 2,
    schedule: "sync",
    now: () => 0,
    ...(decide ? { decide } : {}),
  });
}

function ask(store: ToolCallStore, requestId: number, params: object): void {
  const request = { sessionId: "s", title: "Run?", options: [ALLOW_ONCE, REJECT], ...params };
  void store.requestPermission(request as never, { requestId });
}

const UNKNOWN = { optionId: "u", name: "Until Friday", kind: "_until" };

/** Everything that could mislead, and everything that a shell acts upon. */
const TRICKS = [
  "echo \u202eabc\u200bdef\u0007ghi\u00a0jkl\ud800",
  `m${"\u0301".repeat(20)}`,
  "curl p\u0430ypal.test",
  `a${" ".repeat(200)}b\tc${"\n".repeat(12)}`,
  "make && make test > log $(date) # all of it",
].join("\n");

const click = (selector: string) => async () => {
  for (const button of document.querySelectorAll<HTMLElement>(selector)) await userEvent.click(button);
};

/** Requests of every sort in one queue. */
export function requests(): Scene {
  const store = openStore();
  ask(
    store,
    1,
    command(TRICKS, { options: [ALLOW_ALWAYS, REJECT], description: "Words of the agent.\nMore." }),
  );
  ask(
    store,
    2,
    toolCall({ kind: "execute", rawInput: { command: ["bash", "-lc", "ls"], cwd: "/", timeout: 3 } }),
  );
  ask(store, 3, command("x".repeat(2_000), { options: [ALLOW_ONCE, UNKNOWN] }));
  ask(store, 4, {});
  ask(store, 5, { ...command("ls"), description: "One line." });
  return {
    element: (
      <ToolCallKitProvider permissionGuardMs={0} permissionNotes={() => "A note of the host's."} cwd="/w">
        <ToolCallStoreProvider store={store}>
          <PermissionQueue batch />
        </ToolCallStoreProvider>
      </ToolCallKitProvider>
    ),
    deeds: [click('[data-acp="permission-show-all"]'), click('[data-kind="allow_always"]')],
  };
}

/** An answer that did not reach the agent. */
export function unsentAnswer(): Scene {
  const store = openStore();
  ask(store, 1, command("ls"));
  const [request] = store.getState().permissionRequests;
  if (!request) throw new Error("The request is not pending.");
  return {
    element: (
      <PermissionPrompt request={request} onAnswer={() => Promise.reject(new Error("The line is cut."))} />
    ),
    deeds: [click('[data-effect="reject"]')],
  };
}

/** Requests that ended in every way. */
export function records(): Scene {
  const store = openStore();
  for (const [requestId, option] of [ALLOW_ONCE, REJECT, UNKNOWN].entries()) {
    ask(store, requestId, command("ls", { options: [ALLOW_ONCE, REJECT, UNKNOWN] }));
    store.answerPermission(requestId, option.optionId);
  }
  ask(store, 10, command("ls"));
  store.cancelPermission(10);
  ask(store, 11, command("ls"));
  store.cancelTurn();
  const ruled = openStore(() => REJECT.optionId);
  ask(ruled, 12, command("ls"));
  return {
    element: (
      <>
        {[store, ruled].flatMap((each) =>
          each
            .getState()
            .permissionRecords.map((record) => (
              <PermissionRecordView key={String(record.requestId)} record={record} />
            )),
        )}
      </>
    ),
  };
}
