import {
  PermissionPrompt,
  PermissionQueue,
  PermissionRecordView,
  ToolCallKitProvider,
  ToolCallStoreProvider,
  usePermissionRequests,
  useToolCallSession,
} from "acp-tool-calls";
import { createToolCallStore, type ProtocolVersion, type ToolCallStore } from "acp-tool-calls/store";
import { type ReactNode, useEffect, useState } from "react";

export interface AskedSessionProps {
  readonly protocolVersion?: ProtocolVersion;
  /** Params of `session/request_permission`, without the session. */
  readonly requests: readonly object[];
  /** Session updates that come before the requests. */
  readonly before?: readonly object[];
  /** Session updates that come while the prompts are open, and after how many milliseconds. */
  readonly after?: { readonly milliseconds: number; readonly updates: readonly object[] };
  /** What goes on while the prompts are open; returns what ends it. */
  readonly during?: (store: ToolCallStore) => () => void;
  /** The session's working folder, as the host knows it. */
  readonly cwd?: string;
  /** A message box above the prompts, to type into. */
  readonly hasComposer?: boolean;
  readonly show?: "prompts" | "queue" | "batch";
  /** Notes of the host's own on each request. */
  readonly notes?: ReactNode;
  /** How many answers get lost on their way. */
  readonly lostAnswers?: number;
}

/** A session in which an agent asks. What is answered stays as a record, with a button to ask again. */
export function AskedSession(props: AskedSessionProps) {
  const [run, setRun] = useState(0);
  return <Run key={run} {...props} onAgain={() => setRun(run + 1)} />;
}

function Run({ onAgain, notes, show = "prompts", ...props }: AskedSessionProps & { onAgain: () => void }) {
  const { after, during, cwd, hasComposer } = props;
  const [store] = useState(() => openSession(props));
  useEffect(() => {
    if (!after) return undefined;
    const timer = setTimeout(() => apply(store, after.updates), after.milliseconds);
    return () => clearTimeout(timer);
  }, [store, after]);
  useEffect(() => during?.(store), [store, during]);
  return (
    <ToolCallKitProvider {...(cwd ? { cwd } : {})} {...(notes ? { permissionNotes: () => notes } : {})}>
      <ToolCallStoreProvider store={store}>
        {hasComposer && (
          <p>
            <label>
              Message <input />
            </label>
          </p>
        )}
        {show === "prompts" ? <Prompts /> : <PermissionQueue batch={show === "batch"} />}
        <Records onAgain={onAgain} />
      </ToolCallStoreProvider>
    </ToolCallKitProvider>
  );
}

function Prompts() {
  return usePermissionRequests().map((request) => (
    <PermissionPrompt
      key={`${typeof request.requestId}${request.requestId}`}
      request={request}
      headingLevel={3}
    />
  ));
}

function Records({ onAgain }: { onAgain: () => void }) {
  const records = useToolCallSession((session) => session.permissionRecords);
  if (records.length === 0) return null;
  return (
    <>
      {records.map((record) => (
        <PermissionRecordView key={`${typeof record.requestId}${record.requestId}`} record={record} />
      ))}
      <button type="button" onClick={onAgain}>
        Ask again
      </button>
    </>
  );
}

function openSession({ protocolVersion = 2, requests, before = [], lostAnswers = 0 }: AskedSessionProps) {
  const store = createToolCallStore({ protocolVersion, schedule: "sync" });
  let lost = 0;
  apply(store, before);
  requests.forEach((params, requestId) => {
    const send = () => {
      if (lost++ < lostAnswers) throw new Error("The connection is gone.");
    };
    void store.requestPermission({ sessionId: "s", ...params } as never, { requestId, send });
  });
  return store;
}

function apply(store: ToolCallStore, updates: readonly object[]) {
  for (const update of updates) store.applySessionUpdate(update as never);
}

/** Asks again and again, once there is no other question, and each time in a moment. */
export function keepAsking(params: object, milliseconds: number) {
  return (store: ToolCallStore) => {
    const timer = setInterval(() => {
      if (store.getState().permissionRequests.length === 0)
        void store.requestPermission({ sessionId: "s", ...params } as never);
    }, milliseconds);
    return () => clearInterval(timer);
  };
}

export const ALLOW_ONCE = { optionId: "once", name: "Yes", kind: "allow_once" };
export const ALLOW_ALWAYS = {
  optionId: "always",
  name: "Yes, and don't ask again for npm commands",
  kind: "allow_always",
};
export const REJECT = { optionId: "no", name: "No", kind: "reject_once" };
export const OPTIONS: readonly object[] = [ALLOW_ONCE, ALLOW_ALWAYS, REJECT];

/** A v2 request to run a command. */
export function askCommand(command: string, rest: object = {}): object {
  return {
    title: "Run the tests",
    options: OPTIONS,
    subject: { type: "command", command, cwd: "/workspace/demo" },
    ...rest,
  };
}

/** A v2 request about a tool call. */
export function askToolCall(toolCall: object, rest: object = {}): object {
  return {
    title: "Edit the project",
    options: OPTIONS,
    subject: { type: "tool_call", toolCall: { toolCallId: "t", ...toolCall } },
    ...rest,
  };
}
