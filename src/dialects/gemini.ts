import type { Dialect } from "../store/dialect.js";

const ID = /^([a-z][a-z0-9_-]*?)__[^_]/;
const MCP_TITLE = /^(.+) \((.+) MCP Server\)$/;

/**
 * gemini-cli, known by what it leaves out and by its ids, which begin with the tool's name: no name, no
 * raw input or output and no `_meta`. A tool of an MCP server has that in its title as well.
 */
export const gemini: Dialect = {
  name: "gemini",
  readFacts({ toolCallId, title = "", name: given, rawInput, rawOutput, _meta }) {
    if (given !== undefined || rawInput !== undefined || rawOutput !== undefined || _meta) return {};
    const name = ID.exec(toolCallId)?.[1];
    if (name === undefined) return {};
    const [, tool, mcpServer] = MCP_TITLE.exec(title) ?? [];
    return { name, ...(mcpServer && name === `mcp_${mcpServer}_${tool}` ? { mcpServer } : {}) };
  },
};
