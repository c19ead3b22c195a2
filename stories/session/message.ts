import type { ProtocolVersion, RequestId } from "acp-tool-calls/store";

/** One message of a session, as the agent or the client sent it. */
export interface Message {
  readonly from: "agent" | "client";
  /** Where it stands in its source: a line of a recording, a message of a case. Counts from 1. */
  readonly place: number;
  /** Milliseconds after the first message. Never goes back. */
  readonly at: number;
  readonly method?: string;
  readonly id?: RequestId;
  readonly params?: unknown;
  /** What a response carries; absent for requests, notifications and refusals. */
  readonly result?: unknown;
}

/** A part of a source that could not be read. */
export interface Problem {
  /** Such as `Line 3`. */
  readonly where: string;
  readonly what: string;
}

/** A recorded or made-up session: everything that is needed to play it. */
export interface Recording {
  readonly name: string;
  /** What it is about, where the source says so. */
  readonly gist?: string;
  readonly protocolVersion: ProtocolVersion;
  readonly messages: readonly Message[];
  readonly problems: readonly Problem[];
}

export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as an object to look into; an empty one for anything else. */
export function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

export function isRequestId(value: unknown): value is RequestId {
  return typeof value === "string" || typeof value === "number";
}
