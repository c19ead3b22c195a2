import { useEffect } from "react";
import { useOpenState } from "../../react/openState.js";

export interface CancelOptions {
  /** Where it is kept that the user asked: unique to what is cancelled. */
  readonly stateKey: string;
  /** Whether the agent can be asked now. Once it cannot, an earlier attempt is forgotten. */
  readonly isOffered: boolean;
  /** Asks the agent. A promise that rejects, or a throw, says that it refused. */
  readonly cancel: () => unknown;
}

export interface Cancelling {
  /** Asked, and neither refused nor at its end. */
  readonly isAsked: boolean;
  readonly isRefused: boolean;
  /** Asks, unless that was done. */
  readonly ask: () => Promise<void>;
}

/**
 * Asking an agent to cancel something. What ends it is the status that the agent reports; its consent
 * alone ends nothing. Kept outside the row, so that scrolling it away forgets nothing.
 */
export function useCancel({ stateKey, isOffered, cancel }: CancelOptions): Cancelling {
  const [isAsked, setAsked] = useOpenState(`${stateKey}/cancel-asked`, false);
  const [isRefused, setRefused] = useOpenState(`${stateKey}/cancel-refused`, false);

  useEffect(() => {
    if (isOffered) return;
    if (isAsked) setAsked(false);
    if (isRefused) setRefused(false);
  }, [isOffered, isAsked, isRefused, setAsked, setRefused]);

  async function ask(): Promise<void> {
    if (isAsked) return;
    setAsked(true);
    setRefused(false);
    try {
      await cancel();
    } catch {
      setAsked(false);
      setRefused(true);
    }
  }

  return { isAsked, isRefused, ask };
}
