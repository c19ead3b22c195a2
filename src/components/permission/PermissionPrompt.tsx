import type { ReactNode } from "react";
import { useToolCallStore } from "../../react/store.js";
import type { PermissionRequest } from "../../store/records.js";

export interface PermissionPromptProps {
  readonly request: PermissionRequest;
}

/** What the agent asks for, and the options to answer with. Answers through the store. */
export function PermissionPrompt({ request }: PermissionPromptProps): ReactNode {
  const store = useToolCallStore();
  return (
    <section data-acp="permission" data-request-id={String(request.requestId)}>
      {request.title ?? request.toolCall?.title}
      {request.options.map((option) => (
        <button
          key={option.optionId}
          type="button"
          data-acp="permission-option"
          data-option-id={option.optionId}
          onClick={() => store.answerPermission(request.requestId, option.optionId)}
        >
          {option.name}
        </button>
      ))}
    </section>
  );
}
