import type { ReactNode } from "react";
import { stringifyJson } from "../../exact/stringifyJson.js";
import { usePermissionStepLabels } from "../../react/labels/usePermissionStepLabels.js";
import type { PermissionChange, PermissionRequest } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { commandOf } from "./commandOf.js";
import { ExactText } from "./ExactText.js";

export interface PermissionChangedProps {
  readonly request: PermissionRequest;
  readonly change: PermissionChange;
  readonly onReviewed: () => void;
}

/** Says what the agent changed under an open prompt, with what was there before. */
export function PermissionChanged({ request, change, onReviewed }: PermissionChangedProps): ReactNode {
  const labels = usePermissionStepLabels();
  const before = changedValues(request, change);
  return (
    <div {...asPart("permission-change")}>
      <p>{labels.changed(before.map(({ field }) => labels.changedFields[field] ?? field))}</p>
      <dl {...asPart("permission-values")}>
        {before.map(({ field, text }) => (
          <div key={field}>
            <dt>
              {labels.changedFields[field] ?? field}, {labels.before}
            </dt>
            <dd {...asPart("permission-value")} dir="ltr">
              {text === undefined ? <em>{labels.beforeNothing}</em> : <ExactText text={text} />}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" {...asPart("permission-reviewed")} onClick={onReviewed}>
        {labels.reviewed}
      </button>
    </div>
  );
}

interface ChangedValue {
  readonly field: string;
  /** As it was; absent when there was nothing. */
  readonly text?: string;
}

/** What was there before, field by field; the raw input's command by itself where that is what changed. */
function changedValues(request: PermissionRequest, { fields, before }: PermissionChange): ChangedValue[] {
  const command = commandOf(request)?.text;
  const { params: _, ...rest } = request;
  const commandBefore = commandOf({ ...rest, params: request.params, toolCall: before })?.text;
  return fields.map((field): ChangedValue => {
    if (field === "rawInput" && command !== commandBefore && commandBefore !== undefined)
      return { field: "command", text: commandBefore };
    const value = field === "content" ? [...before.content] : before[field];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return { field };
    return { field, text: typeof value === "string" ? value : stringifyJson(value) };
  });
}
