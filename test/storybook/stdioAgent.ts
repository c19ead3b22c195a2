/**
 * The scripted agent as a command, for `ACP_AGENT="npx tsx test/storybook/stdioAgent.ts 2" npm start`.
 * The argument says which version it speaks: 1 or 2.
 */
import { Readable, Writable } from "node:stream";
import { ndJsonStream } from "@agentclientprotocol/sdk";
import { createAgentV1 } from "../../stories/live/agentV1.js";
import { createAgentV2 } from "../../stories/live/agentV2.js";
import { runScript } from "../../stories/live/script.js";

const create = process.argv[2] === "2" ? createAgentV2 : createAgentV1;
const stream = ndJsonStream(
  Writable.toWeb(process.stdout),
  Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>,
);
create({ script: runScript, beat: 200 }).connect(stream);
