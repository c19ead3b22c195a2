import type { ReactNode } from "react";
import { Field } from "./Field.js";

const SPEEDS = [0, 0.25, 0.5, 1, 2, 4, 8, 16];

export interface SpeedSelectProps {
  /** Recorded seconds per second; `0`: everything at once. */
  readonly speed: number;
  readonly onChange: (speed: number) => void;
}

export function SpeedSelect({ speed, onChange }: SpeedSelectProps): ReactNode {
  const speeds = SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed].sort((a, b) => a - b);
  return (
    <Field label="Speed">
      <select value={speed} onChange={(event) => onChange(Number(event.target.value))}>
        {speeds.map((factor) => (
          <option key={factor} value={factor}>
            {nameOf(factor)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function nameOf(factor: number): string {
  if (factor === 0) return "At once";
  return factor === 1 ? "As recorded" : `${factor}×`;
}
