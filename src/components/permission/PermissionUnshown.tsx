import { type ReactNode, useEffect, useRef } from "react";
import { useKit } from "../../react/kit.js";
import { asPart } from "../asPart.js";
import type { PermissionPromptProps } from "./PermissionPrompt.js";
import { useAnswering } from "./useAnswering.js";
import { usePromptElement } from "./usePromptElement.js";

/** A request whose prompt threw: nobody can see what is asked, so all that is left is to refuse it. */
export function PermissionUnshown(props: PermissionPromptProps): ReactNode {
  const { request, onSeenChange } = props;
  const { toolCall, permission } = useKit().labels;
  const root = useRef<HTMLDivElement>(null);
  const { answer, dismiss } = useAnswering(props);
  const reject = request.options.find(({ kind }) => kind === "reject_once");
  usePromptElement(root, request);
  useEffect(() => onSeenChange?.(false), [onSeenChange]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: prompts are groups, since several at once may ask the same
    <div
      role="group"
      {...asPart("permission")}
      data-request-id={String(request.requestId)}
      tabIndex={-1}
      aria-label={permission.questions.unknown}
      ref={root}
    >
      <p>{toolCall.couldNotDisplay}</p>
      <button
        type="button"
        {...asPart("permission-dismiss")}
        onClick={reject ? () => answer(reject) : dismiss}
      >
        {reject ? permission.kinds.reject_once : permission.dismiss}
      </button>
    </div>
  );
}
