import type {
  RequestPermissionRequestV1,
  RequestPermissionRequestV2,
  SessionUpdateV2,
} from "acp-tool-calls/store";
import type { LossCode } from "acp-tool-calls/v1";

export const update = (fields: object): SessionUpdateV2 =>
  ({ sessionUpdate: "tool_call_update", toolCallId: "c", ...fields }) as unknown as SessionUpdateV2;

/** Each thing that a v1 update cannot say, and what the lossy conversion says in its place. */
export const LOST_UPDATES: readonly [LossCode, what: string, SessionUpdateV2, instead: object | undefined][] =
  [
    ["cleared_title", "a cleared title", update({ title: null }), update({})],
    ["cleared_name", "a cleared name", update({ name: null }), update({})],
    ["cleared_raw_input", "a cleared rawInput", update({ rawInput: null }), update({})],
    ["cleared_raw_output", "a cleared rawOutput", update({ rawOutput: null }), update({})],
    ["cleared_meta", "cleared metadata", update({ _meta: null }), update({})],
    ["status", "cancelled", update({ status: "cancelled" }), update({ status: "failed" })],
    ["status", "paused", update({ status: "paused" }), update({ status: "in_progress" })],
    ["kind", "an unknown kind", update({ kind: "_dance" }), update({ kind: "other" })],
    ["capabilities", "an offer to cancel", update({ capabilities: { cancel: {} } }), update({})],
    [
      "terminal",
      "a terminal in content",
      update({ content: [{ type: "terminal", terminalId: "t" }] }),
      update({ content: [] }),
    ],
    [
      "content_type",
      "content of an unknown type",
      update({ content: [{ type: "_chart", x: 1 }] }),
      update({ content: [{ type: "content", content: { type: "text", text: '{"type":"_chart","x":1}' } }] }),
    ],
    [
      "diff",
      "a change without its texts",
      update({ content: [{ type: "diff", changes: [{ operation: "move", oldPath: "/a", path: "/b" }] }] }),
      update({ content: [{ type: "content", content: { type: "text", text: "move /a → /b" } }] }),
    ],
    [
      "content_chunk",
      "a content chunk",
      {
        sessionUpdate: "tool_call_content_chunk",
        toolCallId: "c",
        content: { type: "terminal", terminalId: "t" },
      },
      undefined,
    ],
    [
      "terminal",
      "a terminal's state",
      { sessionUpdate: "terminal_update", terminalId: "t", command: "ls" },
      undefined,
    ],
    [
      "terminal",
      "a terminal's output",
      { sessionUpdate: "terminal_output_chunk", terminalId: "t", data: "" },
      undefined,
    ],
  ];

const request = (fields: object): RequestPermissionRequestV2 => {
  return { sessionId: "s", title: "Go on?", options: [], ...fields } as unknown as RequestPermissionRequestV2;
};
const about = (toolCall: object): RequestPermissionRequestV1 => {
  return { sessionId: "s", options: [], toolCall } as unknown as RequestPermissionRequestV1;
};

/** The same of permission requests. */
export const LOST_REQUESTS: readonly [
  LossCode,
  what: string,
  RequestPermissionRequestV2,
  instead: RequestPermissionRequestV1,
][] = [
  [
    "description",
    "a description",
    request({ description: "Cleans up", subject: { type: "tool_call", toolCall: { toolCallId: "c" } } }),
    about({ title: "Go on?", toolCallId: "c" }),
  ],
  [
    "command_subject",
    "a command",
    request({ subject: { type: "command", command: "rm -r x", cwd: "/w", toolCallId: "c" } }),
    about({ toolCallId: "c", title: "Go on?", kind: "execute", rawInput: { command: "rm -r x", cwd: "/w" } }),
  ],
  [
    "subject",
    "nothing in particular",
    request({}),
    about({ toolCallId: "permission:Go on?", title: "Go on?" }),
  ],
];
