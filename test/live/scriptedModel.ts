import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the model says in one reply: words, or a tool that the agent is to run. */
export type Reply =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool_use"; readonly name: string; readonly input: Readonly<Record<string, unknown>> };

export interface ScriptedModel {
  readonly url: string;
  /** What it will say from now on, one reply per request. */
  say(...replies: readonly Reply[]): void;
  /** What the agent reported of the tools that it ran, oldest first. */
  readonly toolResults: readonly unknown[];
  /** Hosts that somebody wanted to reach through this server as a proxy. */
  readonly strangers: readonly string[];
  close(): void;
}

/** A model behind Anthropic's messages API, streamed, on the loopback address. It says what it is told to. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const replies: Reply[] = [];
  const toolResults: unknown[] = [];
  const strangers: string[] = [];
  let count = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith("http:")) strangers.push(request.url);
    const isMessage = request.method === "POST" && /^\/v1\/messages(\?|$)/.test(request.url ?? "");
    if (!isMessage) return void response.writeHead(404).end();
    const { messages, tools } = await readJson(request);
    const results = messages
      .at(-1)
      ?.content.filter?.(({ type }: Reply) => (type as string) === "tool_result");
    toolResults.push(...(results ?? []));
    // Without tools it is asked for something beside the conversation, such as a title.
    const reply = tools?.length > 0 ? replies.shift() : undefined;
    stream(response, reply ?? { type: "text", text: "Nothing more." }, `${++count}`);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  server.on("connect", ({ url = "" }, socket) => {
    strangers.push(url);
    socket.destroy();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say: (...more) => void replies.push(...more),
    toolResults,
    strangers,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: another's wire format, of which little is read
async function readJson(request: IncomingMessage): Promise<any> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function stream(response: ServerResponse, reply: Reply, id: string): void {
  const send = (type: string, fields: object = {}) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  const message = { id: `msg_${id}`, type: "message", role: "assistant", model: "scripted", content: [] };
  const usage = { input_tokens: 1, output_tokens: 1 };

  response.writeHead(200, { "content-type": "text/event-stream" });
  send("message_start", { message: { ...message, stop_reason: null, stop_sequence: null, usage } });
  if (reply.type === "text") {
    send("content_block_start", { index: 0, content_block: { type: "text", text: "" } });
    send("content_block_delta", { index: 0, delta: { type: "text_delta", text: reply.text } });
  } else {
    const partial_json = JSON.stringify(reply.input);
    const content_block = { type: "tool_use", id: `toolu_${id}`, name: reply.name, input: {} };
    send("content_block_start", { index: 0, content_block });
    send("content_block_delta", { index: 0, delta: { type: "input_json_delta", partial_json } });
  }
  send("content_block_stop", { index: 0 });
  const stop_reason = reply.type === "text" ? "end_turn" : "tool_use";
  send("message_delta", { delta: { stop_reason, stop_sequence: null }, usage });
  send("message_stop");
  response.end();
}
