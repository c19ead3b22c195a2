import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { asPart } from "../asPart.js";
import type { Answer } from "./answers.js";
import { ExactText } from "./ExactText.js";
import { kindWord, optionLabel, saysMore } from "./optionWords.js";
import { usePressGuard } from "./usePressGuard.js";

export interface PermissionOptionButtonProps {
  readonly answer: Answer;
  readonly onChoose: () => void;
  /** Id of the words that say why the option cannot be chosen now; absent when it can. */
  readonly lockedBy?: string | undefined;
  /** Whether an activation may count; absent for options that work at once. */
  readonly mayChoose?: (() => boolean) | undefined;
  /** A second step follows. */
  readonly asksAgain?: boolean;
}

/** One option: what it does in the kit's words, and beside it the agent's label. */
export function PermissionOptionButton({
  answer,
  onChoose,
  lockedBy,
  mayChoose,
  asksAgain = false,
}: PermissionOptionButtonProps): ReactNode {
  const labels = useKit().labels.permission;
  const { option, effect } = answer;
  const press = usePressGuard(onChoose, lockedBy === undefined ? mayChoose : NEVER);
  return (
    <button
      type="button"
      {...asPart("permission-option")}
      data-option-id={option.optionId}
      data-kind={option.kind}
      data-effect={effect}
      aria-disabled={lockedBy === undefined ? undefined : true}
      aria-describedby={lockedBy}
      {...press}
    >
      <span {...asPart("permission-option-kind")}>
        {kindWord(option.kind, labels)}
        {asksAgain && "…"}
      </span>
      {saysMore(option, labels) && (
        <>
          {" "}
          <span {...asPart("permission-option-label")}>
            <span {...asPart("visually-hidden")}>{labels.agentLabel}</span> “
            <ExactText text={optionLabel(option, labels)} emoji />”
          </span>
        </>
      )}
    </button>
  );
}

const NEVER = () => false;
