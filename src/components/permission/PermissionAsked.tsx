import { type ReactNode, useRef } from "react";
import { useKit } from "../../react/kit.js";
import { NOTHING_TO_LOAD, useLoaded } from "../../react/useLoaded.js";
import { asPart } from "../asPart.js";
import { DiffView } from "../diff/DiffView.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { Many } from "../many/Many.js";
import { ExactBox, isLongText } from "./ExactBox.js";
import { ExactText } from "./ExactText.js";
import { PermissionFold } from "./PermissionFold.js";
import type { AskedValue, PermissionDetails } from "./permissionDetails.js";
import { useEndSeen } from "./useEndSeen.js";

export interface PermissionAskedProps {
  readonly details: PermissionDetails;
  /** Id of the element that holds the command, or says that nothing is known. */
  readonly mainId: string;
  /** Where the diffs keep what is open: unique to this presentation. */
  readonly stateKey: string;
}

/** What is asked, whole: the command, every diff, or whatever the agent sent. */
export function PermissionAsked({ details, mainId, stateKey }: PermissionAskedProps): ReactNode {
  const labels = useKit().labels.permission;
  const { command, diffs, paths, input, content, isEmpty } = details;
  const isShown = command !== undefined || diffs.length > 0;
  return (
    <div {...asPart("permission-asked")}>
      {command && (
        <>
          <ExactBox part="permission-command" id={mainId} text={command.text} label={labels.command} shell />
          {(command.cwd !== undefined || command.runner !== undefined) && (
            <p {...asPart("permission-place")} dir="ltr">
              {command.cwd !== undefined && (
                <span>
                  {labels.cwd} <ExactText text={command.cwd} />
                </span>
              )}
              {command.runner !== undefined && (
                <span>
                  {labels.runner} <ExactText text={command.runner} />
                </span>
              )}
            </p>
          )}
          {command.isTitle && <p {...asPart("permission-note")}>{labels.commandFromTitle}</p>}
        </>
      )}
      {isEmpty && (
        <p {...asPart("permission-no-details")} id={mainId}>
          {labels.noDetails}
        </p>
      )}
      {paths.length > 0 && (
        <ul {...asPart("permission-paths")} aria-label={labels.paths} dir="ltr">
          <Many items={paths} as="li">
            {(path) => (
              <li key={path}>
                <ExactText text={path} />
              </li>
            )}
          </Many>
        </ul>
      )}
      <Many items={diffs}>
        {({ key, diff }) => <DiffView key={key} diff={diff} stateKey={`${stateKey}/${key}`} />}
      </Many>
      <Values values={content} fallbackName={labels.content} />
      {isShown && input.length > 0 ? (
        // What the agent sent beside the command or the diffs, which say what will happen.
        <div {...asPart("permission-more")}>
          <PermissionFold label={labels.moreInput(input.length)} stateKey={`${stateKey}/input`}>
            {() => <Values values={input} fallbackName={labels.input} plain />}
          </PermissionFold>
        </div>
      ) : (
        <Values values={input} fallbackName={labels.input} />
      )}
      <End texts={diffs.map(({ diff }) => ("changes" in diff ? (diff.patch?.text ?? "") : diff.newText))} />
    </div>
  );
}

interface ValuesProps {
  readonly values: readonly AskedValue[];
  readonly fallbackName: string;
  /** Without a box of its own for each, whose end must be seen. */
  readonly plain?: boolean;
}

function Values({ values, fallbackName, plain }: ValuesProps): ReactNode {
  if (values.length === 0) return null;
  return (
    <dl {...asPart("permission-values")}>
      <Many items={values} as="dt">
        {({ key, name, text }) => (
          <div key={key}>
            <dt>{name === "" ? fallbackName : <ExactText text={name} />}</dt>
            {plain ? (
              <dd {...asPart("permission-value")} dir="ltr">
                <ExactText text={text} />
              </dd>
            ) : (
              <dd>
                <ExactBox part="permission-value" text={text} label={name || fallbackName} />
              </dd>
            )}
          </div>
        )}
      </Many>
    </dl>
  );
}

/** The end of everything that is asked. */
function End({ texts }: { readonly texts: readonly string[] }): ReactNode {
  const end = useRef<HTMLSpanElement>(null);
  // The lines of diffs load on demand: what has not been drawn cannot have been seen.
  const lines = useLoaded(texts.length > 0 ? LAZY_VIEWS.diff : NOTHING_TO_LOAD);
  const isReady = texts.length === 0 || lines !== undefined;
  useEndSeen(end, { isReady, isLong: isLongText(texts.join("\n")) });
  return <span {...asPart("permission-end")} ref={end} />;
}
