/** Text inside a block. Nothing here is HTML: every string is shown as it stands. */
export type MarkdownInline =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "break" }
  | {
      readonly type: "emphasis" | "strong" | "deleted";
      readonly children: readonly MarkdownInline[];
    }
  | {
      readonly type: "link";
      /** As written, with escapes resolved: any scheme, possibly relative. */
      readonly address: string;
      readonly title?: string;
      readonly children: readonly MarkdownInline[];
    }
  | { readonly type: "image"; readonly address: string; readonly alt: string; readonly title?: string };

export type TableAlignment = "left" | "center" | "right" | undefined;
/** The inlines of one table cell. */
export type MarkdownCell = readonly MarkdownInline[];

export interface MarkdownListItem {
  /** `true` and `false` for a task, done or open; absent for an ordinary item. */
  readonly checked?: boolean;
  readonly children: readonly MarkdownBlock[];
}

export type MarkdownBlock =
  | {
      readonly type: "paragraph";
      /** In a list without blank lines between its items: shown without a paragraph's margins. */
      readonly tight?: boolean;
      readonly children: readonly MarkdownInline[];
    }
  | {
      readonly type: "heading";
      /** 1 to 6. */
      readonly level: number;
      readonly children: readonly MarkdownInline[];
    }
  | {
      readonly type: "code";
      readonly text: string;
      /** What stood behind the opening fence; `""` for indented code. */
      readonly info: string;
    }
  | { readonly type: "quote"; readonly children: readonly MarkdownBlock[] }
  | {
      readonly type: "list";
      readonly ordered: boolean;
      /** Number of the first item of an ordered list. */
      readonly start: number;
      readonly items: readonly MarkdownListItem[];
    }
  | { readonly type: "rule" }
  | {
      readonly type: "table";
      readonly alignments: readonly TableAlignment[];
      readonly head: readonly MarkdownCell[];
      readonly rows: readonly (readonly MarkdownCell[])[];
    }
  | {
      /** Source that a limit kept from being read as Markdown: shown as it is. */
      readonly type: "source";
      readonly text: string;
    };
