import type { Dialect } from "../store/dialect.js";
import { claudeCode } from "./claudeCode.js";
import { codex } from "./codex.js";
import { codexRust } from "./codexRust.js";
import { copilot } from "./copilot.js";
import { gemini } from "./gemini.js";
import { opencode } from "./opencode.js";
import { qwenCode } from "./qwenCode.js";
import { terminalMeta } from "./terminalMeta.js";

/**
 * Every dialect of this package. They can be used together: each reads only what is unmistakably its
 * vendor's, and none changes a call.
 */
export const defaultDialects: readonly Dialect[] = [
  terminalMeta,
  claudeCode,
  codex,
  codexRust,
  gemini,
  opencode,
  copilot,
  qwenCode,
];
