import type { TerminalExitStatus } from "../protocol/types.js";
import type { Dialect, TerminalEffect } from "../store/dialect.js";
import { textTerminalId } from "../store/textTerminal.js";
import { type CallView, viewCall, viewUpdated } from "./callView.js";

/** A command's output as a call carries it in text. */
export interface TextOutput {
  readonly text: string;
  /** The text is the call's only content item, which the terminal stands for; else it is elsewhere. */
  readonly isContent: boolean;
  readonly command?: string | undefined;
  readonly cwd?: string | undefined;
  /** Absent while the command runs. */
  readonly exitStatus?: TerminalExitStatus | undefined;
}

/** Finds a command's output in a call; `undefined` when there is none in this vendor's way. */
export type ReadTextOutput = (call: CallView) => TextOutput | undefined;

/**
 * Turns output that is delivered as text into a terminal of its own, `textTerminalId(toolCallId)`.
 * The call stays as the agent sent it; the view shows the terminal in place of the text.
 */
export function readTextTerminal(read: ReadTextOutput): NonNullable<Dialect["readTerminal"]> {
  return (update, context) => {
    const before = context.toolCall && read(viewCall(context.toolCall));
    const after = read(viewUpdated(update, context));
    if (!after && !before) return [];
    const terminalId = textTerminalId(String(update.toolCallId));
    if (!after) return [{ sessionUpdate: "terminal_update", terminalId, output: null, _meta: null }];
    return [...outputEffects(terminalId, before, after), stateEffect(terminalId, before, after)].flat();
  };
}

/** Snapshots that grow only send what is new on. */
function outputEffects(
  terminalId: string,
  before: TextOutput | undefined,
  after: TextOutput,
): TerminalEffect[] {
  if (before?.text === after.text) return [];
  const grows = before !== undefined && after.text.startsWith(before.text);
  const data = new TextEncoder().encode(grows ? after.text.slice(before.text.length) : after.text);
  const append: TerminalEffect = { sessionUpdate: "terminal_output_chunk", terminalId, data };
  return grows ? [append] : [{ sessionUpdate: "terminal_update", terminalId, output: null }, append];
}

function stateEffect(
  terminalId: string,
  before: TextOutput | undefined,
  { command, cwd, exitStatus, isContent }: TextOutput,
): TerminalEffect[] {
  const isSame =
    before?.command === command &&
    before?.cwd === cwd &&
    before?.isContent === isContent &&
    before?.exitStatus?.exitCode === exitStatus?.exitCode &&
    (before?.exitStatus === undefined) === (exitStatus === undefined);
  if (before && isSame) return [];
  return [
    {
      sessionUpdate: "terminal_update",
      terminalId,
      ...(command === undefined ? {} : { command }),
      ...(cwd === undefined ? {} : { cwd }),
      exitStatus: exitStatus ?? null,
      _meta: { isContent },
    },
  ];
}
