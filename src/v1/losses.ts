/** What a conversion cannot say, and what it does instead. In Markdown. */
export interface LossNote {
  /** The protocol version that has no way to say it. */
  readonly to: 1 | 2;
  readonly what: string;
  /** What the lossy conversion says in its place; the strict one refuses. */
  readonly instead: string;
  /** What `createV1Bridge` does, where its memory lets it do better. */
  readonly bridge?: string;
}

const LEFT_OUT = "Left out: what was there before stays.";

/** All that can be lost between the two protocol versions, by the code that reports it. */
export const LOSSES: Readonly<Record<LossCode, LossNote>> = {
  cleared_title: {
    to: 1,
    what: "`title: null`, which clears the title.",
    instead: LEFT_OUT,
    bridge: "The tool's name stands in, else its kind.",
  },
  cleared_name: { to: 1, what: "`name: null`, which clears the tool's name.", instead: LEFT_OUT },
  cleared_raw_input: { to: 1, what: "`rawInput: null`, which clears the input.", instead: LEFT_OUT },
  cleared_raw_output: { to: 1, what: "`rawOutput: null`, which clears the output.", instead: LEFT_OUT },
  cleared_meta: { to: 1, what: "`_meta: null`, which clears all metadata.", instead: LEFT_OUT },
  status: {
    to: 1,
    what: "The statuses `cancelled` and `paused`, and unknown ones.",
    instead: "`failed` for `cancelled`, `in_progress` for the others.",
  },
  kind: { to: 1, what: "A kind that v1 does not know.", instead: "`other`." },
  capabilities: { to: 1, what: "The offer to cancel one call.", instead: "Left out." },
  content_chunk: {
    to: 1,
    what: "A chunk that is appended to the content.",
    instead: "No update at all.",
    bridge: "The whole content so far, as a replacement. Nothing is lost.",
  },
  terminal: {
    to: 1,
    what: "A terminal of the agent's, its state and its output; v1 terminals belong to the client. Towards v2 the same holds the other way round.",
    instead: 'The reference is left out, and there is no update. Towards v2, `terminals: "keep"` keeps it.',
    bridge: "The output as text without control sequences, in each call that shows the terminal.",
  },
  diff: {
    to: 1,
    what: "A change that is no pair of texts: a move, a copy, a binary file, one without a patch.",
    instead:
      "A line of text that names the operation and the paths. A move with edits keeps these, and loses its old path.",
  },
  content_type: { to: 1, what: "Content of a type that v1 does not know.", instead: "Its JSON, as text." },
  command_subject: {
    to: 1,
    what: "A permission request about a command.",
    instead: "A request about a call of kind `execute` with the command as its input.",
  },
  subject: {
    to: 1,
    what: "A permission request about nothing in particular, or about something unknown.",
    instead: "A request about a call that has nothing but the question as its title.",
  },
  description: { to: 1, what: "The description in a permission request.", instead: "Left out." },
  request_title: {
    to: 2,
    what: "A permission request whose call has no title; v2 requires a question.",
    instead: "The call's kind.",
  },
};

/** Something that the target version cannot say. */
export type LossCode =
  | "cleared_title"
  | "cleared_name"
  | "cleared_raw_input"
  | "cleared_raw_output"
  | "cleared_meta"
  | "status"
  | "kind"
  | "capabilities"
  | "content_chunk"
  | "terminal"
  | "diff"
  | "content_type"
  | "command_subject"
  | "subject"
  | "description"
  | "request_title";
