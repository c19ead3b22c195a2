import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { PermissionOption } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { Many } from "../many/Many.js";
import { type Answer, answersOf } from "./answers.js";
import { PermissionOptionButton } from "./PermissionOptionButton.js";
import { useGuard } from "./useGuard.js";

export interface PermissionOptionsProps {
  readonly options: readonly PermissionOption[];
  /** Another value whenever what is asked has changed. */
  readonly subject: unknown;
  /** Why nothing may be allowed now; absent when it may. */
  readonly lock?: string | undefined;
  /** The lock is certain, and not merely waiting for a first look: say so. */
  readonly saysLock: boolean;
  /** An answer is on its way. */
  readonly isSending: boolean;
  readonly onAnswer: (option: PermissionOption) => void;
  readonly onDismiss?: (() => void) | undefined;
  /** The user came to the options by keyboard. */
  readonly onReached: () => void;
}

/** The answers, in an order that never changes, and why some of them cannot be given now. */
export function PermissionOptions(props: PermissionOptionsProps): ReactNode {
  const { options, subject, lock, saysLock, isSending, onAnswer, onDismiss, onReached } = props;
  const { labels: all, permissionGuardMs } = useKit();
  const labels = all.permission;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [confirming, setConfirming] = useState<PermissionOption>();
  const steps = useLoaded(LAZY_VIEWS.permissionSteps);
  const guard = useGuard(row, subject, permissionGuardMs);
  const answers = answersOf(options);
  const canReject = answers.some(({ effect, isAmbiguous }) => effect === "reject" && !isAmbiguous);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject takes the first step again
  useEffect(() => setConfirming(undefined), [subject]);

  const lockOf = ({ effect, isAmbiguous }: Answer): string | undefined => {
    if (isAmbiguous) return `${id}ambiguous`;
    if (isSending) return `${id}sending`;
    return effect !== "reject" && lock !== undefined ? `${id}lock` : undefined;
  };
  const mayAllow = () => lock === undefined && guard.passes();

  const button = (answer: Answer, index: number) => {
    const { option, effect } = answer;
    const lockId = lockOf(answer);
    const asksAgain = option.kind === "allow_always";
    return (
      <PermissionOptionButton
        key={index}
        answer={answer}
        lockedBy={lockId === `${id}lock` && !saysLock ? undefined : lockId}
        mayChoose={effect === "reject" ? undefined : mayAllow}
        asksAgain={asksAgain}
        onChoose={() => (asksAgain ? setConfirming(option) : onAnswer(option))}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus came to what is inside
    <div
      {...asPart("permission-answers")}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) onReached();
      }}
    >
      <div {...asPart("permission-options")} ref={row}>
        {!canReject && onDismiss && (
          <button type="button" {...asPart("permission-dismiss")} onClick={onDismiss}>
            {labels.dismiss}
          </button>
        )}
        <Many items={answers}>
          {(answer, index) => (!confirming || answer.effect === "reject") && button(answer, index)}
        </Many>
        {confirming && steps && (
          <steps.PermissionConfirm
            option={confirming}
            guardMs={permissionGuardMs}
            mayAllow={mayAllow}
            onBack={() => setConfirming(undefined)}
            onConfirm={() => onAnswer(confirming)}
          />
        )}
      </div>
      {lock !== undefined && saysLock && (
        <p {...asPart("permission-lock")} id={`${id}lock`}>
          {lock}
        </p>
      )}
      {answers.some(({ isAmbiguous }) => isAmbiguous) && (
        <p {...asPart("permission-lock")} id={`${id}ambiguous`}>
          {labels.ambiguous}
        </p>
      )}
      {isSending && (
        <p {...asPart("permission-lock")} id={`${id}sending`}>
          {labels.sending}
        </p>
      )}
    </div>
  );
}
