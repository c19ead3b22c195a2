import { createToolCallStore } from "acp-tool-calls/store";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRecordings } from "../stories/recordings.js";
import { eventsOf, playEvent, type SessionEvent } from "./events.js";
import { naiveReduce, naiveStart } from "./naiveReducer.js";
import { plainNaive, plainStore } from "./plainState.js";

describe.each(readRecordings())("$name", (recording) => {
  const { protocolVersion } = recording;
  const events = eventsOf(recording);

  test("ends as the rules of the protocol, applied one by one, say", () => {
    const issues: unknown[] = [];
    const store = createToolCallStore({
      protocolVersion,
      schedule: () => {},
      onIssue: (issue) => issues.push(issue),
    });
    for (const event of events) playEvent(store, event);
    store.flush();
    expect(plainStore(store)).toEqual(plainNaive(events.reduce(naiveReduce, naiveStart(protocolVersion))));
    expect(issues).toEqual([]);
  });

  test("is right at any moment at which it is flushed", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(events.length), { maxLength: 4 }), (moments) => {
        const store = createToolCallStore({ protocolVersion, schedule: () => {} });
        let naive = naiveStart(protocolVersion);
        const compare = (played: number, event?: SessionEvent) => {
          if (event) naive = naiveReduce(naive, event);
          if (!moments.includes(played)) return;
          store.flush();
          expect(plainStore(store)).toEqual(plainNaive(naive));
        };
        compare(0);
        for (const [index, event] of events.entries()) {
          playEvent(store, event);
          compare(index + 1, event);
        }
      }),
      { numRuns: 3 },
    );
  });
});
