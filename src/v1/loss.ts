/** Something that the target version cannot say. */
export type LossCode =
  /** v1 has no way to clear this field; the clear was left out. */
  | "cleared_title"
  | "cleared_name"
  | "cleared_raw_input"
  | "cleared_raw_output"
  | "cleared_meta"
  /** v1 has neither `cancelled` nor `paused` nor unknown statuses; the nearest one stands in. */
  | "status"
  /** v1 has no unknown kinds; `other` stands in. */
  | "kind"
  /** v1 cannot offer to cancel one call; the capability was left out. */
  | "capabilities"
  /** v1 replaces content and cannot append to it; the chunk was left out. */
  | "content_chunk"
  /** The terminals of the two versions have different owners; the reference was left out. */
  | "terminal"
  /** The patch does not hold the texts a v1 diff consists of; a listing of the changes stands in. */
  | "diff"
  /** v1 has no content of this type; its JSON stands in as text. */
  | "content_type"
  /** v1 asks about tool calls only; one that shows the command stands in. */
  | "command_subject"
  /** v1 asks about tool calls only; an otherwise empty one stands in. */
  | "subject"
  /** v1 has no description in a request; it was left out. */
  | "description"
  /** v2 requires a question of its own; the call's kind stands in. */
  | "request_title";

/** One thing that was lost, where, and why. */
export interface Loss {
  readonly code: LossCode;
  /** Such as `content[2]`. */
  readonly path: string;
  readonly message: string;
}

export type ReportLoss = (code: LossCode, path: string, message: string) => void;

/** A converted value and what it no longer says. */
export interface Converted<T> {
  readonly value: T;
  readonly losses: readonly Loss[];
}

/** Thrown by the strict conversions. */
export class ConversionError extends Error {
  override readonly name = "ConversionError";
  readonly losses: readonly Loss[];

  constructor(losses: readonly Loss[]) {
    const list = losses.map(({ path, message }) => `${path}: ${message}`).join("; ");
    super(
      `The other protocol version cannot say this: ${list}. Use the lossy conversion, or the bridge, which keeps state.`,
    );
    this.losses = losses;
  }
}

/** Runs a conversion and collects what it reports. */
export function collectLosses<T>(convert: (report: ReportLoss) => T): Converted<T> {
  const losses: Loss[] = [];
  const value = convert((code, path, message) => losses.push({ code, path, message }));
  return { value, losses };
}

/** The value, or a `ConversionError` when anything was lost. */
export function strictly<T>({ value, losses }: Converted<T>): T {
  if (losses.length > 0) throw new ConversionError(losses);
  return value;
}
