import { createToolCallStore, type RequestId } from "acp-tool-calls/store";
import { expect, test } from "vitest";

type Line = {
  id?: RequestId;
  method?: string;
  params?: { update?: { sessionUpdate: string } };
  reply?: { outcome?: { outcome: string; optionId?: string } };
  sent?: string;
};

const files = import.meta.glob<string>("../../stories/recordings/*.jsonl", {
  query: "?raw",
  import: "default",
});
const ASKS = "session/request_permission";

/** Plays one recording as its host did, and returns how each permission request was answered. */
async function replay(lines: readonly Line[], protocolVersion: 1 | 2) {
  const store = createToolCallStore({ protocolVersion, schedule: "sync" });
  const responses: [RequestId, unknown][] = [];
  const asked = new Set<RequestId>();
  for (const { id, method, params, reply, sent } of lines) {
    if (method === ASKS && id !== undefined) {
      asked.add(id);
      store
        .requestPermission(params as never, { requestId: id })
        .then(({ outcome }) => responses.push([id, outcome]));
    } else if (reply && id !== undefined && asked.has(id)) {
      const optionId = reply.outcome?.optionId;
      if (optionId === undefined) store.cancelPermission(id);
      else store.answerPermission(id, optionId);
    } else if (method === "session/update") store.applySessionUpdate(params?.update as never);
    else if (sent === "session/cancel") store.cancelTurn();
    await Promise.resolve();
  }
  store.cancelTurn();
  await new Promise((resolve) => setTimeout(resolve));
  return { asked: [...asked], responses };
}

const read = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

test("every permission request of every recording gets exactly the recorded response", async () => {
  let requests = 0;
  for (const [path, load] of Object.entries(files)) {
    const text = await load();
    if (!text.includes(ASKS)) continue;
    const lines = read(text);
    const { asked, responses } = await replay(lines, path.includes("claude-v2") ? 2 : 1);
    requests += asked.length;
    expect(responses.map(([id]) => id).sort(), path).toEqual([...asked].sort());
    for (const { id, reply } of lines) {
      if (!reply || !asked.includes(id as RequestId)) continue;
      expect(Object.fromEntries(responses)[String(id)], path).toEqual(reply.outcome);
    }
  }
  expect(requests).toBeGreaterThan(130);
}, 60_000);
