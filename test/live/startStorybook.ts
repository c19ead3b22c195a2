import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { endProcessTree } from "../../.storybook/endProcessTree.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Storybook {
  readonly url: string;
  close(): Promise<void>;
}

/** Runs `npm start` with these variables and waits until Storybook serves pages. */
export async function startStorybook(env: NodeJS.ProcessEnv): Promise<Storybook> {
  const port = await findFreePort();
  const options = ["--port", `${port}`, "--exact-port", "--ci", "--no-open"];
  const npm = spawn("npm", ["start", "--", ...options], { cwd: ROOT, env, detached: true, stdio: "pipe" });
  const output: string[] = [];
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (data) => output.push(String(data)));
  const url = `http://localhost:${port}`;
  await isServed(`${url}/iframe.html`, npm).catch((error) => {
    endProcessTree(npm);
    throw new Error(`Storybook did not start: ${output.join("")}`, { cause: error });
  });
  return {
    url,
    async close() {
      const hasEnded = npm.exitCode === null && npm.signalCode === null ? once(npm, "exit") : undefined;
      endProcessTree(npm);
      await hasEnded;
    },
  };
}

async function isServed(url: string, npm: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240 && npm.exitCode === null; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await delay(250);
  }
  throw new Error(npm.exitCode === null ? "nothing after a minute" : `exit code ${npm.exitCode}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}
