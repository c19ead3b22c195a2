import { memo, type ReactNode } from "react";
import type {
  BlockContent,
  DiffContent,
  TerminalContent,
  TextDiffContent,
  ToolCallContentItem,
} from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { type ContentRenderer, ownEntry, type Renderers } from "../../react/renderers.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { DiffView } from "../diff/DiffView.js";
import { Guard } from "../Guard.js";
import { Rendered } from "../Rendered.js";
import { TerminalById } from "../terminal/TerminalById.js";
import { ContentBlockView } from "./ContentBlockView.js";
import { JsonView } from "./JsonView.js";

interface ContentItemProps {
  readonly item: ToolCallContentItem;
  readonly toolCallId: string;
  readonly index: number;
  /** The item's call, where the item is a diff: other items are not drawn again when the call changes. */
  readonly diffContext?: ToolCall | undefined;
}

/** One content item: the host's view of its type, else the kit's, else its data. */
export const ContentItem: React.NamedExoticComponent<ContentItemProps> = memo(function ContentItem({
  item,
  toolCallId,
  index,
  diffContext,
}: ContentItemProps): ReactNode {
  const { renderers, labels } = useKit();
  const stateKey = `${toolCallId}/content/${index}`;
  const shown = item.type === "content" ? (item as BlockContent).content : item;
  const note = <p {...asPart("tool-call-note")}>{labels.toolCall.couldNotDisplay}</p>;
  const asJson = (
    <>
      {note}
      <Guard resetKey={item} fallback={null}>
        <JsonView value={item} stateKey={stateKey} />
      </Guard>
    </>
  );
  return (
    <div {...asPart("content")} data-type={item.type}>
      <Rendered
        render={rendererOf(renderers, shown.type)}
        resetKey={item}
        props={{
          item: shown,
          toolCallId,
          children: (
            <Guard resetKey={item} fallback={asJson}>
              <DefaultView item={item} stateKey={stateKey} diffContext={diffContext} />
            </Guard>
          ),
        }}
      />
    </div>
  );
});

interface DefaultViewProps extends Pick<ContentItemProps, "item" | "diffContext"> {
  readonly stateKey: string;
}

function DefaultView({ item, stateKey, diffContext }: DefaultViewProps): ReactNode {
  switch (item.type) {
    case "content":
      return <ContentBlockView block={(item as BlockContent).content} stateKey={stateKey} />;
    case "diff":
      return (
        <DiffView
          diff={item as DiffContent | TextDiffContent}
          stateKey={stateKey}
          {...(diffContext && { toolCall: diffContext })}
        />
      );
    case "terminal":
      return <TerminalById terminalId={(item as TerminalContent).terminalId} />;
    default:
      return (
        <div {...asPart("unknown-content")}>
          <JsonView value={item} stateKey={stateKey} />
        </div>
      );
  }
}

/** The type decides what the renderer receives, which the table's own type says and this cast trusts. */
function rendererOf(renderers: Renderers | undefined, type: string): ContentRenderer | undefined {
  return (
    ownEntry(renderers?.contentTypes as Renderers["otherContentTypes"], type) ??
    ownEntry(renderers?.otherContentTypes, type)
  );
}
