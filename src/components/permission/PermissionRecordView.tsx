import type { ReactNode } from "react";
import type { PermissionRecord } from "../../store/records.js";

/** What was asked and how it was answered. */
export function PermissionRecordView({ record }: { readonly record: PermissionRecord }): ReactNode {
  const chosen = record.options.find(
    (option) => record.outcome.outcome === "selected" && option.optionId === record.outcome.optionId,
  );
  return <p data-acp="permission-record">{chosen?.name ?? record.outcome.outcome}</p>;
}
