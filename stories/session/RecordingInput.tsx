import { type DragEvent, type ReactNode, useId, useState } from "react";

export interface Source {
  readonly name: string;
  readonly text: string;
}

export interface RecordingInputProps {
  readonly onOpen: (source: Source) => void;
  /** A file that the browser could not read. */
  readonly onFailure: (reason: string) => void;
}

/** Takes a recording as a file, chosen or dropped, or as pasted text. */
export function RecordingInput({ onOpen, onFailure }: RecordingInputProps): ReactNode {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  async function openFile(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      onOpen({ name: file.name, text: await file.text() });
    } catch (error) {
      onFailure(`${file.name} cannot be read (${(error as Error).message})`);
    }
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) openFile(file);
    else open(event.dataTransfer.getData("text"));
  }

  function open(text: string): void {
    if (text.trim() !== "") onOpen({ name: "Pasted text", text });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of two ways to the same end, no form.
    <div
      role="group"
      aria-label="Recording"
      className="input"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <div className="input-file">
        <label htmlFor={`${id}-file`}>Drop a .jsonl recording or a .json case here, or choose a file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".jsonl,.json,.ndjson,.txt"
          onChange={(event) => openFile(event.target.files?.[0])}
        />
      </div>
      <div className="input-paste">
        <label htmlFor={`${id}-paste`}>Or paste its text</label>
        <textarea
          id={`${id}-paste`}
          rows={3}
          spellCheck={false}
          placeholder='{"method":"session/update","params":{…}}'
          onChange={(event) => open(event.target.value)}
        />
      </div>
    </div>
  );
}
