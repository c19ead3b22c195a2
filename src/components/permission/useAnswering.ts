import { useRef, useState } from "react";
import type { PermissionOption } from "../../protocol/types.js";
import { useOptionalToolCallStore } from "../../react/store.js";
import type { PermissionPromptProps } from "./PermissionPrompt.js";

/** How a prompt is answered: through the nearest store, or by the host where it takes answers itself. */
export interface Answering {
  /** Where an answer is: the store's account of it, or the host's. */
  readonly delivery: "none" | "sending" | "failed";
  readonly answer: (option: PermissionOption) => void;
  /** Ends the request without an answer; absent where nobody would learn of it. */
  readonly dismiss: (() => void) | undefined;
}

export function useAnswering({ request, onAnswer, onDismiss }: PermissionPromptProps): Answering {
  const { requestId, generation } = request;
  const store = useOptionalToolCallStore();
  const [delivery, setDelivery] = useState<Answering["delivery"]>("none");
  const given = useRef(false);
  const cancel = onDismiss ?? (store && ((id) => store.cancelPermission(id, "user")));

  async function answer({ optionId }: PermissionOption): Promise<void> {
    if (!onAnswer) {
      store?.answerPermission(requestId, optionId, { generation });
      return;
    }
    if (given.current) return;
    given.current = true;
    setDelivery("sending");
    try {
      await onAnswer({ requestId, optionId, generation });
    } catch {
      given.current = false;
      setDelivery("failed");
    }
  }

  return {
    delivery: delivery === "none" ? (request.delivery ?? "none") : delivery,
    answer,
    dismiss: cancel && (() => cancel(requestId)),
  };
}
