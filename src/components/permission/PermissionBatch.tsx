import { type ReactNode, useId, useRef } from "react";
import { useKit } from "../../react/kit.js";
import { usePermissionStepLabels } from "../../react/labels/usePermissionStepLabels.js";
import { useToolCallStore } from "../../react/store.js";
import type { PermissionRequest } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { answersOf } from "./answers.js";
import { useGuard } from "./useGuard.js";
import { usePressGuard } from "./usePressGuard.js";

export interface PermissionBatchProps {
  readonly requests: readonly PermissionRequest[];
  /** Every one of them was seen to its end. */
  readonly allSeen: boolean;
}

/** One answer for all pending requests: exactly those that are shown, each as it was shown. */
export function PermissionBatch({ requests, allSeen }: PermissionBatchProps): ReactNode {
  const { permissionGuardMs } = useKit();
  const labels = usePermissionStepLabels();
  const store = useToolCallStore();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const shown = requests.map(({ requestId, generation }) => `${requestId}/${generation}`).join();
  const guard = useGuard(root, shown, permissionGuardMs);
  const allow = idsOf(requests, "allow_once");
  const reject = idsOf(requests, "reject_once");
  const mayAllow = () => allSeen && guard.passes();

  const answerAll = (optionIds: readonly string[]) => {
    requests.forEach(({ requestId, generation }, index) => {
      store.answerPermission(requestId, optionIds[index] ?? "", { generation });
    });
  };

  const press = usePressGuard(() => allow && answerAll(allow), mayAllow);
  return (
    <div {...asPart("permission-batch")} ref={root}>
      {reject && (
        <button type="button" data-effect="reject" onClick={() => answerAll(reject)}>
          {labels.rejectAll(requests.length)}
        </button>
      )}
      {allow && (
        <button
          type="button"
          data-effect="allow"
          aria-disabled={allSeen ? undefined : true}
          aria-describedby={allSeen ? undefined : id}
          {...press}
        >
          {labels.allowAll(requests.length)}
        </button>
      )}
      {allow && !allSeen && (
        <p {...asPart("permission-lock")} id={id}>
          {labels.notAllSeen}
        </p>
      )}
    </div>
  );
}

/** The one option of this kind in each request; nothing when any request has none, or several. */
function idsOf(requests: readonly PermissionRequest[], kind: string): readonly string[] | undefined {
  const ids = requests.flatMap(({ options }) => {
    const fitting = answersOf(options).filter(
      ({ option, isAmbiguous }) => option.kind === kind && !isAmbiguous,
    );
    return fitting.length === 1 ? fitting.map(({ option }) => option.optionId) : [];
  });
  return ids.length === requests.length ? ids : undefined;
}
