import { type ReactNode, useEffect, useId, useRef } from "react";
import type { PermissionOption } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { usePermissionStepLabels } from "../../react/labels/usePermissionStepLabels.js";
import { asPart } from "../asPart.js";
import { ExactText } from "./ExactText.js";
import { optionLabel } from "./optionWords.js";
import { useGuard } from "./useGuard.js";
import { usePressGuard } from "./usePressGuard.js";

export interface PermissionConfirmProps {
  readonly option: PermissionOption;
  readonly guardMs: number;
  readonly mayAllow: () => boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The second step of an answer that lasts: it says what the answer covers. */
export function PermissionConfirm(props: PermissionConfirmProps): ReactNode {
  const { option, guardMs, mayAllow, onBack, onConfirm } = props;
  const words = useKit().labels.permission;
  const labels = usePermissionStepLabels();
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const guard = useGuard(root, option, guardMs);
  const press = usePressGuard(onConfirm, () => mayAllow() && guard.passes());

  // The button that opened this step is gone: the focus goes to the safe one of the two that replace it.
  useEffect(() => back.current?.focus(), []);

  return (
    <fieldset {...asPart("permission-confirm")} aria-labelledby={id} ref={root}>
      <p id={id}>
        <strong>{labels.confirmAlways}</strong> {labels.confirmCovers}{" "}
        <q>
          <ExactText text={optionLabel(option, words)} emoji />
        </q>
      </p>
      <button type="button" {...asPart("permission-back")} ref={back} onClick={onBack}>
        {labels.back}
      </button>
      <button
        type="button"
        {...asPart("permission-option")}
        data-option-id={option.optionId}
        data-kind={option.kind}
        data-effect="allow"
        {...press}
      >
        {labels.confirm}
      </button>
    </fieldset>
  );
}
