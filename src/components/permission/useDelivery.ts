import { useRef, useState } from "react";
import type { PermissionRequest } from "../../store/records.js";
import type { PermissionAnswer, PermissionPromptProps } from "./PermissionPrompt.js";

/** Where an answer is: the store's account of it, or that of a host that takes answers itself. */
export interface Delivery {
  readonly state: "none" | "sending" | "failed";
  /** Hands the host an answer, unless one is on its way. */
  send(answer: PermissionAnswer): void;
}

export function useDelivery(
  request: PermissionRequest,
  onAnswer: PermissionPromptProps["onAnswer"],
): Delivery {
  const [state, setState] = useState<Delivery["state"]>("none");
  const given = useRef(false);

  async function send(answer: PermissionAnswer): Promise<void> {
    if (given.current || !onAnswer) return;
    given.current = true;
    setState("sending");
    try {
      await onAnswer(answer);
    } catch {
      given.current = false;
      setState("failed");
    }
  }

  return {
    state: state === "none" ? (request.delivery ?? "none") : state,
    send: (answer) => void send(answer),
  };
}
