import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import type { PermissionRequest } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Rendered } from "../Rendered.js";

/** What the host says of a request. Where its notes throw it says so: they might have been a warning. */
export function PermissionNotes({ request }: { readonly request: PermissionRequest }): ReactNode {
  const { permissionNotes, labels } = useKit();
  return (
    permissionNotes && (
      <Rendered
        render={() => note(permissionNotes(request))}
        resetKey={request}
        props={{ children: note(labels.toolCall.couldNotDisplay) }}
      />
    )
  );
}

function note(content: ReactNode): ReactNode {
  return content === undefined || content === null ? null : (
    <div {...asPart("permission-notes")}>{content}</div>
  );
}
