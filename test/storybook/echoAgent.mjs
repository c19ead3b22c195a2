// Stands in for an agent: says its process id, then repeats each line it reads. It starts a process of
// its own, which has to end with it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
console.log(JSON.stringify({ pid: process.pid, child: child.pid }));
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "leave") process.exit(3);
  console.log(line);
}
