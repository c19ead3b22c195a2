import { type ReactNode, useId, useMemo } from "react";
import { useKit } from "../../react/kit.js";
import type { Labels } from "../../react/labels/index.js";
import { requestKey } from "../../react/permissions.js";
import type { PermissionRecord } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { effectOf } from "./answers.js";
import { ExactText } from "./ExactText.js";
import { optionName } from "./optionWords.js";
import { PermissionAsked } from "./PermissionAsked.js";
import { PermissionFold } from "./PermissionFold.js";
import { PermissionSaid } from "./PermissionSaid.js";
import { permissionDetails } from "./permissionDetails.js";

/** Props of `PermissionRecordView`. */
export interface PermissionRecordViewProps {
  /** An ended request, from the store. */
  readonly record: PermissionRecord;
}

/** How a request ended: what was chosen, by whom and when; opened, what was asked. */
export function PermissionRecordView({ record }: PermissionRecordViewProps): ReactNode {
  const labels = useKit().labels.permission;
  const stateKey = `permission-record/${requestKey(record)}/${record.answeredAt}`;
  return (
    <div
      {...asPart("permission-record")}
      data-answered-by={record.answeredBy}
      data-effect={effectOfRecord(record)}
    >
      <PermissionFold
        stateKey={stateKey}
        label={
          <>
            <ExactText text={outcomeWords(record, labels)} emoji />{" "}
            <time dateTime={new Date(record.answeredAt).toISOString()} suppressHydrationWarning>
              {labels.time(record.answeredAt)}
            </time>
          </>
        }
      >
        {() => <Asked record={record} stateKey={stateKey} />}
      </PermissionFold>
    </div>
  );
}

interface AskedProps extends PermissionRecordViewProps {
  readonly stateKey: string;
}

/** What was asked, as the user last saw it. */
function Asked({ record, stateKey }: AskedProps): ReactNode {
  const labels = useKit().labels.permission;
  const id = useId();
  const details = useMemo(() => permissionDetails(record), [record]);
  return (
    <>
      <p {...asPart("permission-question")}>{labels.questions[details.question]}</p>
      <PermissionAsked details={details} mainId={`${id}main`} stateKey={stateKey} />
      <PermissionSaid said={details.said} />
    </>
  );
}

function chosenOption({ options, outcome }: PermissionRecord) {
  return outcome.outcome === "selected"
    ? options.find(({ optionId }) => optionId === outcome.optionId)
    : undefined;
}

function effectOfRecord(record: PermissionRecord): string {
  const chosen = chosenOption(record);
  return chosen ? effectOf(chosen.kind) : "none";
}

function outcomeWords(record: PermissionRecord, labels: Labels["permission"]): string {
  const chosen = chosenOption(record);
  const { answeredBy } = record;
  if (chosen) return labels.outcomes[answeredBy === "policy" ? "policy" : "user"](optionName(chosen, labels));
  return labels.outcomes[answeredBy === "user" ? "dismissed" : answeredBy]("");
}
