"use client";

export { Subagent, type SubagentProps } from "./components/subagent/Subagent.js";
export { SubagentList, type SubagentListProps } from "./components/subagent/SubagentList.js";
