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
