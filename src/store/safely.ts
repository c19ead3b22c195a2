/**
 * Calls host code so that what it throws reaches the page's error reporting and not the agent's
 * message loop.
 */
export function safely<Args extends unknown[]>(call: (...args: Args) => void, ...args: Args): void {
  try {
    call(...args);
  } catch (error) {
    if (typeof reportError === "function") reportError(error);
    else console.error(error);
  }
}

/** What was thrown, in words. Anything can be thrown, also what no template can print. */
export function describeError(error: unknown): string {
  return error instanceof Error ? String(error.message) : `a ${typeof error}`;
}
