import { createContext, useContext } from "react";
import type { Terminal } from "../../store/records.js";

/** What the header of the card around says already. */
export interface CardHeader {
  /** The card's title, as the agent sent it. */
  readonly title?: string | undefined;
  /** The command that is the card's title. */
  readonly command?: string | undefined;
  /** The terminal whose exit and duration the card tells. */
  readonly terminalId?: string | undefined;
  /** The call has ended: its header counts no seconds, and tells the terminal's exit. */
  readonly isSettled?: boolean;
}

const CardHeaderContext: React.Context<CardHeader> = createContext<CardHeader>({});

export const CardHeaderProvider: React.Provider<CardHeader> = CardHeaderContext.Provider;

/** The title of the card around; none outside of one. */
export function useCardTitle(): string | undefined {
  return useContext(CardHeaderContext).title;
}

/** What is left for a terminal's own header to say. */
export function useHeaderOf({ terminalId, command, exitStatus }: Terminal): {
  readonly command: boolean;
  readonly status: boolean;
  /** How long it has been running: two clocks side by side would not agree to the second. */
  readonly runningTime: boolean;
} {
  const card = useContext(CardHeaderContext);
  const isOfCard = terminalId === card.terminalId;
  return {
    command: Boolean(command) && command?.trim() !== card.command?.trim(),
    status: exitStatus === undefined || !isOfCard || !card.isSettled,
    runningTime: !isOfCard || Boolean(card.isSettled),
  };
}
