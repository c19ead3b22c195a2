import type { LossCode } from "./losses.js";

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
