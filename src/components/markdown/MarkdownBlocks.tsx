import { memo, type ReactNode } from "react";
import type { MarkdownBlock, MarkdownCell, MarkdownListItem, TableAlignment } from "../../markdown/nodes.js";
import { useContentLabels } from "../../react/labels/useContentLabels.js";
import { hasEscapes } from "../../terminal/hasEscapes.js";
import { asPart } from "../asPart.js";
import { CodeText } from "../code/CodeText.js";
import { TerminalText } from "../content/TerminalText.js";
import { MarkdownInlines } from "./MarkdownInlines.js";

export interface MarkdownBlocksProps {
  readonly blocks: readonly MarkdownBlock[];
  /** Where code blocks keep what is open. */
  readonly stateKey: string;
}

const GROUP = 32;

/** Markdown as elements. While text grows, only what changed is drawn again. */
export function MarkdownBlocks({ blocks, stateKey }: MarkdownBlocksProps): ReactNode {
  const groups: ReactNode[] = [];
  for (let start = 0; start < blocks.length; start += GROUP) {
    groups.push(
      <BlockGroup
        key={start}
        blocks={blocks.slice(start, start + GROUP)}
        stateKey={`${stateKey}/${start / GROUP}`}
      />,
    );
  }
  return groups;
}

const BlockGroup = memo(PlainBlocks, (before, after) => {
  if (before.stateKey !== after.stateKey || before.blocks.length !== after.blocks.length) return false;
  return before.blocks.every((block, index) => block === after.blocks[index]);
});

function PlainBlocks({ blocks, stateKey }: MarkdownBlocksProps): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
  return blocks.map((block, index) => <Block key={index} block={block} stateKey={`${stateKey}.${index}`} />);
}

const Block = memo(function Block({
  block,
  stateKey,
}: {
  block: MarkdownBlock;
  stateKey: string;
}): ReactNode {
  switch (block.type) {
    case "paragraph": {
      const children = <MarkdownInlines inlines={block.children} />;
      return block.tight ? (
        <span {...asPart("text-item")} dir="auto">
          {children}
        </span>
      ) : (
        <p dir="auto">{children}</p>
      );
    }
    case "heading":
      return <Heading level={block.level} inlines={block.children} />;
    case "code":
      return hasEscapes(block.text) ? (
        <TerminalText text={block.text} stateKey={stateKey} />
      ) : (
        <CodeText
          code={block.text}
          fence={fenceOf(block.info)}
          title={block.info || undefined}
          stateKey={stateKey}
        />
      );
    case "quote":
      return (
        <blockquote dir="auto">
          <PlainBlocks blocks={block.children} stateKey={stateKey} />
        </blockquote>
      );
    case "list":
      return <List ordered={block.ordered} start={block.start} items={block.items} stateKey={stateKey} />;
    case "rule":
      return <hr />;
    case "table":
      return <Table alignments={block.alignments} head={block.head} rows={block.rows} />;
    case "source":
      return <pre {...asPart("text-source")}>{block.text}</pre>;
  }
});

/** Cards have headings of their own in many hosts; an agent's begin below them. */
function Heading({ level, inlines }: { level: number; inlines: MarkdownCell }): ReactNode {
  const Element = (["h4", "h5", "h6"] as const)[Math.min(level, 3) - 1] ?? "h6";
  return (
    <Element data-level={level} dir="auto">
      <MarkdownInlines inlines={inlines} />
    </Element>
  );
}

interface ListProps {
  readonly ordered: boolean;
  readonly start: number;
  readonly items: readonly MarkdownListItem[];
  readonly stateKey: string;
}

function List({ ordered, start, items, stateKey }: ListProps): ReactNode {
  const content = useContentLabels();
  const children = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
    <li key={index} data-task={item.checked === undefined ? undefined : item.checked ? "done" : "open"}>
      {item.checked !== undefined && (
        <span
          {...asPart("text-task")}
          role="img"
          aria-label={item.checked ? content.taskDone : content.taskOpen}
        >
          {item.checked ? "☑" : "☐"}
        </span>
      )}
      <PlainBlocks blocks={item.children} stateKey={`${stateKey}.${index}`} />
    </li>
  ));
  return ordered ? (
    <ol start={start} dir="auto">
      {children}
    </ol>
  ) : (
    <ul dir="auto">{children}</ul>
  );
}

interface TableProps {
  readonly alignments: readonly TableAlignment[];
  readonly head: readonly MarkdownCell[];
  readonly rows: readonly (readonly MarkdownCell[])[];
}

function Table({ alignments, head, rows }: TableProps): ReactNode {
  const cells = (Cell: "th" | "td", row: readonly MarkdownCell[]) =>
    row.map((inlines, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
      <Cell key={index} data-align={alignments[index]} dir="auto">
        <MarkdownInlines inlines={inlines} />
      </Cell>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div {...asPart("text-table")} tabIndex={0}>
      <table>
        <thead>
          <tr>{cells("th", head)}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={index}>{cells("td", row)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The language word of a fence: the first one, where it is a plain name. */
function fenceOf(info: string): string | undefined {
  return /^[\w+#.-]+(?=\s|$)/.exec(info)?.[0];
}
