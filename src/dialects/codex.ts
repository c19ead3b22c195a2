import type { Dialect } from "../store/dialect.js";
import { field, stringField } from "./callView.js";

const REVIEW = /^guardian_assessment:./;

/**
 * codex-acp 2.6: tools of MCP servers, marked in `_meta`, and the calls in which its automatic reviewer
 * judges another one. Its terminals are read by `terminalMeta`.
 */
export const codex: Dialect = {
  name: "codex",
  readFacts({ toolCallId, rawInput, _meta }) {
    if (REVIEW.test(toolCallId)) {
      const reviewedToolCallId = stringField(rawInput, "targetItemId");
      return reviewedToolCallId === undefined ? {} : { reviewedToolCallId };
    }
    if (field(_meta, "is_mcp_tool_call") !== true) return {};
    const mcpServer = stringField(rawInput, "server");
    const name = stringField(rawInput, "tool");
    return {
      ...(name === undefined ? {} : { name }),
      ...(mcpServer === undefined ? {} : { mcpServer }),
    };
  },
};
