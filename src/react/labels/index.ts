import { ANNOUNCER_LABELS } from "./announcer.js";
import type { CONTENT_LABELS } from "./content.js";
import type { DIFF_LABELS } from "./diff.js";
import type { HINT_LABELS } from "./hint.js";
import { LIST_LABELS } from "./list.js";
import { PERMISSION_LABELS } from "./permission.js";
import type { PERMISSION_STEP_LABELS } from "./permissionStep.js";
import type { SUBAGENT_LABELS } from "./subagent.js";
import type { TERMINAL_LABELS } from "./terminal.js";
import { TOOL_CALL_LABELS } from "./toolCall.js";
import type { USAGE_LABELS } from "./usage.js";

/** Every string the kit shows or speaks, by area. Strings with a number or a name in them are functions. */
export interface Labels {
  readonly toolCall: typeof TOOL_CALL_LABELS;
  readonly content: typeof CONTENT_LABELS;
  readonly diff: typeof DIFF_LABELS;
  readonly terminal: typeof TERMINAL_LABELS;
  readonly permission: typeof PERMISSION_LABELS;
  readonly permissionStep: typeof PERMISSION_STEP_LABELS;
  readonly list: typeof LIST_LABELS;
  readonly hint: typeof HINT_LABELS;
  readonly subagent: typeof SUBAGENT_LABELS;
  readonly usage: typeof USAGE_LABELS;
  readonly announcer: typeof ANNOUNCER_LABELS;
}

/** What a host may replace: any string of any area. */
export type LabelOverrides = { readonly [Area in keyof Labels]?: Partial<Labels[Area]> };

/** What the components load at once; the others come with the views that show them. */
export type LabelsAtOnce = Omit<
  Labels,
  "content" | "diff" | "hint" | "permissionStep" | "subagent" | "terminal" | "usage"
>;

export const ENGLISH: LabelsAtOnce = {
  toolCall: TOOL_CALL_LABELS,
  permission: PERMISSION_LABELS,
  list: LIST_LABELS,
  announcer: ANNOUNCER_LABELS,
};

/** English with a host's strings in place of some. */
export function mergeLabels(overrides: LabelOverrides): LabelsAtOnce {
  return {
    toolCall: { ...ENGLISH.toolCall, ...overrides.toolCall },
    permission: { ...ENGLISH.permission, ...overrides.permission },
    list: { ...ENGLISH.list, ...overrides.list },
    announcer: { ...ENGLISH.announcer, ...overrides.announcer },
  };
}
