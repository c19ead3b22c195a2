import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import type { RequestId } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import { useOptionalToolCallStore } from "../../react/store.js";
import { useLoaded } from "../../react/useLoaded.js";
import type { PermissionRequest } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Guard } from "../Guard.js";
import { Icon } from "../icons/Icon.js";
import { STATUS_PATHS } from "../icons/paths.js";
import { LAZY_VIEWS } from "../lazyViews.js";
import { isLongText } from "./ExactBox.js";
import { PermissionAsked } from "./PermissionAsked.js";
import { PermissionNotes } from "./PermissionNotes.js";
import { PermissionOptions } from "./PermissionOptions.js";
import { PermissionSaid } from "./PermissionSaid.js";
import { PermissionUnshown } from "./PermissionUnshown.js";
import { permissionDetails } from "./permissionDetails.js";
import { permissionWarnings } from "./permissionWarnings.js";
import { SeenRegionsContext, useSeenRegions } from "./seenRegions.js";
import { useAnswering } from "./useAnswering.js";
import { useEndSeen } from "./useEndSeen.js";
import { useFocusAfter } from "./useFocusAfter.js";
import { usePromptElement } from "./usePromptElement.js";

const WARNING_PATH = STATUS_PATHS.needs_approval;

/** An answer as the user gave it, bound to what was shown. */
export interface PermissionAnswer {
  readonly requestId: RequestId;
  readonly optionId: string;
  readonly generation: number;
}

/** Props of `PermissionPrompt`. */
export interface PermissionPromptProps {
  /** The request as the store has it now; every change of it is shown. */
  readonly request: PermissionRequest;
  /** Level of the question's heading. Default 4. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * Takes the answer in place of the store. A promise keeps the options locked until it settles; when it
   * rejects, the prompt says so and the user can choose again.
   */
  readonly onAnswer?: (answer: PermissionAnswer) => void | PromiseLike<void>;
  /** Ends a request that offers no way to reject. Default: through the store, as dismissed by the user. */
  readonly onDismiss?: (requestId: RequestId) => void;
  /** Told whenever the prompt becomes, or ceases to be, one that has been seen whole and may be allowed. */
  readonly onSeenChange?: (seen: boolean) => void;
}

/**
 * One pending permission request: what is asked, whole and exact, and the options to answer with.
 * Answers through the nearest store, or `onAnswer`. It never takes the focus by itself. A request that
 * cannot be shown can only be refused.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#requesting-permission
 */
export function PermissionPrompt(props: PermissionPromptProps): ReactNode {
  return (
    <Guard resetKey={props.request} fallback={<PermissionUnshown {...props} />}>
      <Prompt {...props} />
    </Guard>
  );
}

function Prompt(props: PermissionPromptProps): ReactNode {
  const { request, headingLevel = 4, onSeenChange } = props;
  const { requestId, generation } = request;
  const { labels: all, cwd } = useKit();
  const labels = all.permission;
  const store = useOptionalToolCallStore();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [regions, allSeen] = useSeenRegions();
  const [reviewed, setReviewed] = useState(0);
  const details = useMemo(() => permissionDetails(request), [request]);
  const warnings = useMemo(
    () => permissionWarnings(request, details, labels, cwd),
    [request, details, labels, cwd],
  );
  const { delivery, answer, dismiss } = useAnswering(props);
  const steps = useLoaded(LAZY_VIEWS.permissionSteps);
  const change = reviewed === generation ? undefined : request.change;
  const waited = useWaited(generation);
  const mayAllow = allSeen && change === undefined && delivery !== "sending";

  useEffect(() => {
    if (!change) store?.reviewPermission(requestId, generation);
  }, [store, requestId, generation, change]);

  useEffect(() => onSeenChange?.(mayAllow), [onSeenChange, mayAllow]);
  usePromptElement(root, request);
  useFocusAfter(root, request);

  function review(): void {
    setReviewed(generation);
    store?.reviewPermission(requestId, generation);
    root.current?.focus();
  }

  const Heading = `h${headingLevel}` as const;
  const lock = change ? labels.unreviewed : allSeen ? undefined : labels.unseen;
  return (
    <SeenRegionsContext.Provider value={regions}>
      {/* biome-ignore lint/a11y/useSemanticElements: several at once ask the same, which landmarks must not */}
      <section
        role="group"
        {...asPart("permission")}
        data-request-id={String(requestId)}
        data-generation={generation}
        tabIndex={-1}
        aria-labelledby={`${id}question`}
        aria-describedby={`${id}main ${id}warnings`}
        ref={root}
      >
        <Heading {...asPart("permission-question")} id={`${id}question`}>
          {labels.questions[details.question]}
        </Heading>
        {change && steps && <steps.PermissionChanged request={request} change={change} onReviewed={review} />}
        <PermissionAsked details={details} mainId={`${id}main`} stateKey={`permission/${id}`} />
        <div id={`${id}warnings`} {...asPart("permission-warnings")}>
          {warnings.map((warning) => (
            <p key={warning}>
              <Icon path={WARNING_PATH} />
              <span>{warning}</span>
            </p>
          ))}
        </div>
        <PermissionSaid said={details.said} />
        <PermissionNotes request={request} />
        {delivery === "failed" && (
          <p {...asPart("permission-failed")}>
            <Icon path={WARNING_PATH} />
            <span>{labels.notSent}</span>
          </p>
        )}
        <PermissionOptions
          options={request.options}
          subject={`${generation}/${change ? "changed" : ""}`}
          lock={lock}
          saysLock={change !== undefined || waited || isLongText(details.command?.text ?? "")}
          isSending={delivery === "sending"}
          onAnswer={answer}
          // Options that are in view already bring nothing else into view when they get the focus.
          onReached={() => end.current?.scrollIntoView?.({ block: "nearest" })}
          onDismiss={dismiss}
        />
        <PermissionEnd end={end} />
      </section>
    </SeenRegionsContext.Provider>
  );
}

/** The end of the prompt: the options stay in view above it and may cover what is asked until it is there. */
function PermissionEnd({ end }: { readonly end: RefObject<HTMLSpanElement | null> }): ReactNode {
  useEndSeen(end, { isLong: false });
  return <span {...asPart("permission-end")} ref={end} />;
}

/** True once the guard time has passed: a lock that is gone by then never shows. */
function useWaited(generation: number): boolean {
  const { permissionGuardMs } = useKit();
  const [waited, setWaited] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(generation), permissionGuardMs);
    return () => clearTimeout(timer);
  }, [generation, permissionGuardMs]);
  return waited === generation;
}
