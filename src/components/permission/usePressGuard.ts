import { type KeyboardEvent, type MouseEvent, useRef } from "react";

interface PressHandlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerDown?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * Handlers for a button that must not be pressed by accident. With `mayPress`: a press counts when it
 * both begins and ends at a time that counts, and is neither the second half of a double click nor a
 * key held down.
 */
export function usePressGuard(onPress: () => void, mayPress?: () => boolean): PressHandlers {
  const beganEarly = useRef(false);
  if (!mayPress) return { onClick: onPress };
  const begin = () => {
    beganEarly.current = !mayPress();
  };
  return {
    onPointerDown: begin,
    onKeyDown(event) {
      if (event.repeat) event.preventDefault();
      else begin();
    },
    onClick(event) {
      const counts = !beganEarly.current && event.detail <= 1 && mayPress();
      beganEarly.current = false;
      if (counts) onPress();
    },
  };
}
