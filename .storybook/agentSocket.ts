import { type ChildProcess, spawn } from "node:child_process";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { createWebSocketStream, type WebSocket, WebSocketServer } from "ws";
import { endProcessTree } from "./endProcessTree.js";

/** Where the socket is offered, on the development server. */
export const AGENT_PATH = "/acp-agent";

export interface AgentSocketOptions {
  /** What to run for each connection, as a line for the shell. */
  readonly command: string;
  readonly cwd: string;
}

/**
 * Offers an agent of this machine to the server's own pages: a WebSocket that carries what the command
 * reads and writes, newline-delimited JSON. One process per connection; it ends with the connection,
 * with all that it started, and the connection ends with it.
 */
export function offerAgent(server: Server, { command, cwd }: AgentSocketOptions): void {
  const sockets = new WebSocketServer({ noServer: true });
  const processes = new Set<ChildProcess>();

  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (pathOf(request) !== AGENT_PATH) return;
    if (!isOwnPage(request)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const agent = spawn(command, {
        shell: true,
        cwd,
        detached: process.platform !== "win32",
        stdio: ["pipe", "pipe", "inherit"],
      });
      processes.add(agent);
      agent.once("exit", () => processes.delete(agent));
      join(webSocket, agent);
    });
  });

  const endAll = () => {
    for (const agent of processes) endProcessTree(agent);
  };
  server.once("close", endAll);
  process.once("exit", endAll);
}

function join(socket: WebSocket, agent: ChildProcess): void {
  const { stdin, stdout } = agent;
  if (!stdin || !stdout) return;
  const wire = createWebSocketStream(socket);
  // What breaks here shows as the end of the connection or of the process.
  for (const stream of [wire, stdin, stdout]) stream.on("error", () => {});
  wire.pipe(stdin);
  stdout.pipe(wire, { end: false });
  socket.once("close", () => endProcessTree(agent));
  agent.once("error", ({ message }) => socket.close(1011, message.slice(0, 100)));
  agent.once("close", (code, signal) =>
    socket.close(1011, `The agent ended: ${signal ?? `exit code ${code}`}`),
  );
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d+){3})$/;

/**
 * True for a page that this server itself delivered, on this machine. The host's name is checked as
 * well, since a name of somebody else's may lead here.
 */
function isOwnPage({ headers, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? "")) return false;
  if (!LOOPBACK_HOST.test(host)) return false;
  return origin === `${"encrypted" in socket ? "https" : "http"}://${host}`;
}
