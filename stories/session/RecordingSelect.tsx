import type { ReactNode } from "react";
import { Field } from "./Field.js";
import { AGENTS, RECORDING_NAMES } from "./recordings.js";

export interface RecordingSelectProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** Every recording, by agent. */
export function RecordingSelect({ name, onChange }: RecordingSelectProps): ReactNode {
  return (
    <Field label="Recording">
      <select value={name} onChange={(event) => onChange(event.target.value)}>
        {AGENTS.map(({ prefix, label }) => (
          <optgroup key={prefix} label={label}>
            {RECORDING_NAMES.filter((each) => each.startsWith(`${prefix}-`)).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}
