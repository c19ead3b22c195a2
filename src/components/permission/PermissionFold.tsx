import { type ReactNode, useId } from "react";
import { useOpenState } from "../../react/openState.js";
import { Icon } from "../icons/Icon.js";
import { CHEVRON_PATH } from "../icons/paths.js";

export interface PermissionFoldProps {
  /** What the button says. */
  readonly label: ReactNode;
  readonly stateKey: string;
  readonly children: () => ReactNode;
}

/** Something that is folded away behind a button. Closed, it is not rendered. */
export function PermissionFold({ label, stateKey, children }: PermissionFoldProps): ReactNode {
  const [open, setOpen] = useOpenState(stateKey, false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-acp="permission-fold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon path={CHEVRON_PATH} />
        <span>{label}</span>
      </button>
      <div data-acp="permission-folded" id={id} hidden={!open}>
        {open && children()}
      </div>
    </>
  );
}
