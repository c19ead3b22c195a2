// @vitest-environment node
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { AGENT_PATH, offerAgent } from "../../.storybook/agentSocket.js";
import config from "../../.storybook/main.js";

const agent = fileURLToPath(new URL("./echoAgent.mjs", import.meta.url));
let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer();
  offerAgent(server, { command: `"${process.execPath}" "${agent}"`, cwd: process.cwd() });
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  server.close();
});

function open(headers: { readonly origin?: string; readonly host?: string } = {}): WebSocket {
  const host = headers.host ?? `127.0.0.1:${port}`;
  return new WebSocket(`ws://127.0.0.1:${port}${AGENT_PATH}`, {
    headers: { host },
    ...("origin" in headers && headers.origin === undefined
      ? {}
      : { origin: headers.origin ?? `http://${host}` }),
  });
}

/** Reads a connection line by line. */
function linesOf(socket: WebSocket): () => Promise<string> {
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  let rest = "";
  socket.on("message", (data) => {
    const parts = (rest + data.toString()).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) {
      const next = waiting.shift();
      if (next) next(line);
      else lines.push(line);
    }
  });
  return () => {
    const line = lines.shift();
    return line === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(line);
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const gone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);

test("carries lines both ways", async () => {
  const socket = open();
  const next = linesOf(socket);
  await next();
  const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: { text: "ä€😀" } });
  socket.send(`${message}\n`);
  expect(await next()).toBe(message);
  socket.close();
});

test("each connection has a process of its own, which ends with it and takes along what it started", async () => {
  const [first, second] = [open(), open()];
  const [a, b] = await Promise.all(
    [first, second].map(async (socket) => JSON.parse(await linesOf(socket)())),
  );
  expect(a.pid).not.toBe(b.pid);
  first.close();
  await gone(a.pid);
  await gone(a.child);
  expect(isAlive(b.pid)).toBe(true);
  second.terminate();
  await gone(b.pid);
  await gone(b.child);
});

test("the connection ends with its process, and says how that ended", async () => {
  const socket = open();
  const { child } = JSON.parse(await linesOf(socket)());
  socket.send("leave\n");
  const [code, reason] = await once(socket, "close");
  expect([code, String(reason)]).toEqual([1011, "The agent ended: exit code 3"]);
  await gone(child);
});

const strangers = [
  ["a page of another origin", { origin: "https://example.org" }],
  ["a page of another port", { origin: "http://127.0.0.1:1" }],
  ["no page at all", { origin: undefined }],
  ["a foreign name that leads here", { host: "example.org", origin: "http://example.org" }],
] as const;

test.each(strangers)("%s is refused", async (_, headers) => {
  const socket = open(headers);
  const [error] = await once(socket, "error");
  expect(error.message).toContain("403");
});

test("another machine is refused, whatever its headers say", async () => {
  const host = `127.0.0.1:${port}`;
  const ended = new Promise((resolve) => {
    const socket = { remoteAddress: "192.168.0.7", end: resolve, once: () => {}, on: () => {} };
    const headers = { host, origin: `http://${host}`, upgrade: "websocket" };
    server.emit("upgrade", { url: AGENT_PATH, headers, socket }, socket, Buffer.alloc(0));
  });
  expect(await ended).toContain("403 Forbidden");
});

test("another path is none of the agent's", () => {
  const untouched = () => {
    throw new Error("It was answered.");
  };
  const socket = { remoteAddress: "127.0.0.1", end: untouched, on: untouched, once: untouched };
  server.emit("upgrade", { url: "/storybook-server-channel", headers: {}, socket }, socket, Buffer.alloc(0));
});

describe("Storybook's configuration", () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Names of the plugins that Storybook adds. */
  async function pluginsIn(env: Record<string, string>, configType: "DEVELOPMENT" | "PRODUCTION") {
    for (const name of ["ACP_AGENT", "VITEST"]) vi.stubEnv(name, env[name]);
    const { plugins = [] } = (await config.viteFinal?.({ plugins: [] }, { configType } as never)) ?? {};
    return plugins.map((plugin) => (plugin as { name?: string }).name);
  }

  test("offers an agent to the development server alone, and only with ACP_AGENT", async () => {
    expect(await pluginsIn({ ACP_AGENT: "agent" }, "DEVELOPMENT")).toEqual(["acp-agent"]);
    expect(await pluginsIn({}, "DEVELOPMENT")).toEqual([]);
    expect(await pluginsIn({ ACP_AGENT: "" }, "DEVELOPMENT")).toEqual([]);
    expect(await pluginsIn({ ACP_AGENT: "agent" }, "PRODUCTION")).toEqual([]);
  });
});
