import type { ReactNode } from "react";
import type { StatusIconName } from "../../react/icons.js";
import { useKit } from "../../react/kit.js";
import { Icon } from "./Icon.js";
import { STATUS_PATHS } from "./paths.js";

/** The icon of a status: the host's where it gave one. */
export function StatusIcon({ status }: { readonly status: StatusIconName }): ReactNode {
  const { icons } = useKit();
  return icons?.statuses?.[status] ?? <Icon path={STATUS_PATHS[status]} spin={status === "in_progress"} />;
}
