import type { ReactNode } from "react";
import { useKit } from "../../react/kit.js";
import { asPart } from "../asPart.js";
import { Icon } from "../icons/Icon.js";
import { DOWN_PATH } from "../icons/paths.js";

/** Goes to the end of a list; stands at the lower edge of what scrolls. */
export function LatestButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  const { labels } = useKit();
  return (
    <div {...asPart("tool-call-list-latest")}>
      <button type="button" {...asPart("tool-call-list-latest-button")} onClick={onClick}>
        <Icon path={DOWN_PATH} />
        {labels.list.toLatest}
      </button>
    </div>
  );
}
