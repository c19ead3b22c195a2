import type { Dialect } from "../store/dialect.js";

const ID = /^([a-z][a-z0-9_-]*?)__[^_]/;
const MCP_TITLE_END = " MCP Server)";

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
    const mcpServer = serverOf(title, name);
    return { name, ...(mcpServer === undefined ? {} : { mcpServer }) };
  },
};

/** Of "snapshot (demo MCP Server)", where the id says the same. */
function serverOf(title: string, name: string): string | undefined {
  const end = title.indexOf(" (");
  if (end < 0 || !title.endsWith(MCP_TITLE_END)) return undefined;
  const server = title.slice(end + 2, -MCP_TITLE_END.length);
  return name === `mcp_${server}_${title.slice(0, end)}` ? server : undefined;
}
