import { type ChildProcess, execFile } from "node:child_process";

/** How long a process may take to end by itself, in milliseconds. */
const GRACE = 2000;

/**
 * Ends a process that was started as the head of its own group, with everything in that group: asks
 * first, insists after two seconds.
 */
export function endProcessTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    execFile("taskkill", ["/pid", String(pid), "/T", "/F"], () => {});
    return;
  }
  if (signalGroup(pid, "SIGTERM")) setTimeout(() => signalGroup(pid, "SIGKILL"), GRACE).unref();
}

/** False when nobody is left in the group. */
function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
