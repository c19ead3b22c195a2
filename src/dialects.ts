export { claudeCode } from "./dialects/claudeCode.js";
export { codex } from "./dialects/codex.js";
export { codexRust } from "./dialects/codexRust.js";
export { copilot } from "./dialects/copilot.js";
export { defaultDialects } from "./dialects/defaultDialects.js";
export { gemini } from "./dialects/gemini.js";
export { opencode } from "./dialects/opencode.js";
export { qwenCode } from "./dialects/qwenCode.js";
export { readToolCallFacts } from "./dialects/readToolCallFacts.js";
export { terminalMeta } from "./dialects/terminalMeta.js";
export type {
  Dialect,
  /** What a dialect may know of an update beside its fields. */
  DialectContext,
  TerminalEffect,
  ToolCallFacts,
} from "./store/dialect.js";
export { textTerminalId } from "./store/textTerminal.js";
