import type { ReactNode } from "react";
import { type Kit, useKit } from "../../react/kit.js";
import type { PermissionRequest } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Guard } from "../Guard.js";

/** What the host says of a request. Where its notes throw it says so: they might have been a warning. */
export function PermissionNotes({ request }: { readonly request: PermissionRequest }): ReactNode {
  const { permissionNotes, labels } = useKit();
  if (!permissionNotes) return null;
  const missing = <div {...asPart("permission-notes")}>{labels.toolCall.couldNotDisplay}</div>;
  return (
    <Guard resetKey={request} fallback={missing}>
      <HostNotes request={request} permissionNotes={permissionNotes} />
    </Guard>
  );
}

interface HostNotesProps {
  readonly request: PermissionRequest;
  readonly permissionNotes: NonNullable<Kit["permissionNotes"]>;
}

function HostNotes({ request, permissionNotes }: HostNotesProps): ReactNode {
  const notes = permissionNotes(request);
  return notes === undefined || notes === null ? null : <div {...asPart("permission-notes")}>{notes}</div>;
}
