import { expect, test } from "vitest";
import { openText } from "../../stories/session/openText.js";
import { createPlayer } from "../../stories/session/player.js";
import { type Case, expandMessages, versionOf } from "../store/cases.js";

const files = import.meta.glob<string>("../cases/*.json", { eager: true, query: "?raw", import: "default" });

test.each(Object.entries(files))(
  "%s opens and plays, and answers what it expects to be answered",
  (path, text) => {
    const item = JSON.parse(text) as Case;
    const recording = openText(path, text);
    expect(recording).toMatchObject({ name: item.id, protocolVersion: versionOf(item), problems: [] });
    expect(recording.messages).toHaveLength(expandMessages(item.messages).length);
    const player = createPlayer(recording, { speed: 0 });
    player.play();
    const { store, view } = player.state.getState().session;
    const sent = view.getState().outbox.map((line) => JSON.parse(line));
    for (const [id, outcome] of Object.entries(item.expect.state?.responses ?? {})) {
      expect(sent.filter((message) => String(message.id) === id)).toEqual([
        { jsonrpc: "2.0", id: expect.anything(), result: { outcome } },
      ]);
    }
    if (item.expect.state?.order) expect(store.getState().toolCallIds).toEqual(item.expect.state.order);
  },
);
