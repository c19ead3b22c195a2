import type { ReactNode } from "react";
import type { ToolCallLocation } from "../../protocol/types.js";
import { useKit } from "../../react/kit.js";
import type { ToolCall } from "../../store/records.js";
import { asPart } from "../asPart.js";
import { Many } from "../many/Many.js";

/**
 * The files that a call touches, in the agent's order, each with its full path and line.
 * https://agentclientprotocol.com/protocol/v2/tool-calls#following-the-agent
 */
export function ToolCallLocations({ toolCall }: { readonly toolCall: ToolCall }): ReactNode {
  const { labels, onOpenLocation } = useKit();
  if (toolCall.locations.length === 0) return null;
  return (
    <ul {...asPart("tool-call-locations")} aria-label={labels.toolCall.locations}>
      <Many items={toolCall.locations} as="li">
        {(location, index) => (
          // A location may repeat and has no id; its place is its identity.
          <li key={index} {...asPart("tool-call-location")} dir="ltr">
            {onOpenLocation ? (
              <button
                type="button"
                {...asPart("tool-call-location-button")}
                aria-label={labels.toolCall.openLocation(location.path, lineOf(location))}
                onClick={() => onOpenLocation(location, toolCall)}
              >
                {locationText(location)}
              </button>
            ) : (
              locationText(location)
            )}
          </li>
        )}
      </Many>
    </ul>
  );
}

/** Lines count from 1; agents that know none send 0 or null. */
function lineOf({ line }: ToolCallLocation): number | undefined {
  return line || undefined;
}

function locationText(location: ToolCallLocation): string {
  const line = lineOf(location);
  return line === undefined ? location.path : `${location.path}:${line}`;
}
