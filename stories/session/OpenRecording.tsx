import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Field } from "./Field.js";
import { type ChosenVersion, openText } from "./openText.js";
import { PlayerBar, PlayerStatus } from "./PlayerBar.js";
import { ProblemList } from "./ProblemList.js";
import { createPlayer, type Player } from "./player.js";
import { RecordingInput, type Source } from "./RecordingInput.js";
import { SessionPage } from "./SessionPage.js";
import { SpeedSelect } from "./SpeedSelect.js";
import { StatusText } from "./StatusText.js";

export interface OpenRecordingSettings {
  /** `0`: everything at once; `1`: as recorded; other factors are faster or slower. */
  readonly speed: number;
  /** `auto`: what the file says, or else what its messages look like. */
  readonly protocolVersion: "auto" | "1" | "2";
  /** Whether recorded answers to permission requests are applied. Otherwise the prompts stay open. */
  readonly recordedAnswers: boolean;
}

export interface OpenRecordingProps extends OpenRecordingSettings {
  /** The user changed a setting on the page. */
  readonly onChange?: (settings: Partial<OpenRecordingSettings>) => void;
}

/** Opens a recording or a case and shows it as a session. */
export function OpenRecording(props: OpenRecordingProps): ReactNode {
  const [{ speed, version, recordedAnswers }, change] = useSettings(props);
  const [source, setSource] = useState<Source>();
  const [failure, setFailure] = useState<string>();
  const [player, setPlayer] = useState<Player>();
  const recording = useMemo(
    () => (source ? openText(source.name, source.text, version) : undefined),
    [source, version],
  );

  // The speed only matters here when a recording is opened; later changes go to the player.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!recording) return;
    const opened = createPlayer(recording, { speed, recordedAnswers });
    opened.play();
    setPlayer(opened);
    return opened.pause;
  }, [recording, recordedAnswers]);

  useEffect(() => player?.setSpeed(speed), [player, speed]);

  const problems = failure ? [{ where: "The file", what: failure }] : (recording?.problems ?? []);
  const head = (
    <>
      <RecordingInput
        onFailure={setFailure}
        onOpen={(opened) => {
          setFailure(undefined);
          setSource(opened);
        }}
      />
      <div className="session-fields">
        <SpeedSelect speed={speed} onChange={(next) => change({ speed: next })} />
        <Field label="Protocol version">
          <select
            value={String(version)}
            onChange={(event) => change({ protocolVersion: event.target.value as "auto" })}
          >
            <option value="auto">Detect</option>
            <option value="1">v1</option>
            <option value="2">v2</option>
          </select>
        </Field>
        <Field label="Apply recorded answers">
          <input
            type="checkbox"
            checked={recordedAnswers}
            onChange={(event) => change({ recordedAnswers: event.target.checked })}
          />
        </Field>
      </div>
      {player ? (
        <>
          <PlayerBar player={player} />
          <p className="session-name">
            <strong>{player.recording.name}</strong> {player.recording.gist}
          </p>
          <PlayerStatus player={player} />
        </>
      ) : (
        <StatusText>No recording is open.</StatusText>
      )}
      <ProblemList problems={problems} />
    </>
  );
  return <SessionPage player={player} head={head} />;
}

const VERSIONS: Readonly<Record<string, ChosenVersion>> = { auto: "auto", "1": 1, "2": 2 };

type Settings = { speed: number; version: ChosenVersion; recordedAnswers: boolean };

/** The settings as given and as changed since, whichever was later. Addresses give them as text. */
function useSettings({
  onChange,
  speed,
  protocolVersion,
  recordedAnswers,
}: OpenRecordingProps): [Settings, (changed: Partial<OpenRecordingSettings>) => void] {
  const [settings, set] = useState<OpenRecordingSettings>({ speed, protocolVersion, recordedAnswers });
  useEffect(
    () => set({ speed, protocolVersion, recordedAnswers }),
    [speed, protocolVersion, recordedAnswers],
  );
  const read = {
    speed: Number(settings.speed) || 0,
    version: VERSIONS[String(settings.protocolVersion)] ?? "auto",
    recordedAnswers: Boolean(settings.recordedAnswers),
  };
  const change = (changed: Partial<OpenRecordingSettings>) => {
    set((before) => ({ ...before, ...changed }));
    onChange?.(changed);
  };
  return [read, change];
}
