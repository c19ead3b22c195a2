import type { ReactNode } from "react";
import { toKnownKind } from "../../protocol/kinds.js";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Icon } from "../icons/Icon.js";
import { KIND_PATHS } from "../icons/paths.js";

/** A call's kind as an icon. Hidden from assistive technology, which hears the kind's word instead. */
export function ToolCallKindIcon({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { icons, labels } = useKit();
  const kind = toKnownKind(toolCall.kind);
  return (
    <span
      {...asPart("tool-call-kind-icon")}
      data-kind={kind}
      aria-hidden="true"
      title={labels.toolCall.kinds[kind]}
    >
      {icons?.kinds?.[kind] ?? <Icon path={KIND_PATHS[kind]} />}
    </span>
  );
}
