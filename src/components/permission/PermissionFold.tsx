import type { ReactNode } from "react";
import { useOpenState } from "../../react/openState.js";
import { Fold } from "../tool-call/Fold.js";

export interface PermissionFoldProps {
  /** What the button says. */
  readonly label: ReactNode;
  readonly stateKey: string;
  readonly children: () => ReactNode;
}

/** A part of a prompt or record that is folded away until it is asked for. */
export function PermissionFold({ label, stateKey, children }: PermissionFoldProps): ReactNode {
  const [open, setOpen] = useOpenState(stateKey, false);
  return (
    <Fold
      buttonPart="permission-fold"
      bodyPart="permission-folded"
      label={<span>{label}</span>}
      isOpen={open}
      onToggle={setOpen}
    >
      {children}
    </Fold>
  );
}
