import { countHazards } from "../../exact/countHazards.js";
import { escapeText } from "../../exact/escapeText.js";
import type { Labels } from "../../react/labels/index.js";
import type { PermissionRequest } from "../../store/records.js";
import { answersOf } from "./answers.js";
import { kindWord } from "./optionWords.js";
import { pathFindings } from "./pathFindings.js";
import type { PermissionDetails } from "./permissionDetails.js";

const PATHS_NAMED = 3;
const CHARACTERS_NAMED = 160;

/** What is suspicious about a request, in sentences. `cwd`: the session's working folder, where known. */
export function permissionWarnings(
  request: PermissionRequest,
  details: PermissionDetails,
  labels: Labels["permission"],
  cwd?: string,
): readonly string[] {
  return [
    ...hazardWarnings(request, details, labels),
    ...pathWarnings(details, labels, cwd),
    ...answersOf(request.options)
      .filter(({ contradicts }) => contradicts)
      .map(({ option }) => labels.contradiction(kindWord(option.kind, labels), brief(option.name))),
  ];
}

function hazardWarnings(
  request: PermissionRequest,
  { command, paths, input, content, said }: PermissionDetails,
  labels: Labels["permission"],
): readonly string[] {
  const decides = [
    ...(command ? [command.text, command.cwd ?? "", command.runner ?? ""] : []),
    ...paths,
    ...[...input, ...content].flatMap(({ name, text }) => [name, text]),
  ];
  const prose = [...said, ...request.options.map(({ name }) => name)];
  const counts = new Map(countHazards(decides));
  for (const [hazard, count] of countHazards(prose, { emoji: true })) {
    counts.set(hazard, (counts.get(hazard) ?? 0) + count);
  }
  return [...counts].map(([hazard, count]) => labels.warnings[hazard](count));
}

function pathWarnings(
  { allPaths }: PermissionDetails,
  labels: Labels["permission"],
  cwd: string | undefined,
): readonly string[] {
  const { climbs, outside } = pathFindings(allPaths, cwd);
  const named = outside.slice(0, PATHS_NAMED).map(brief);
  return [
    ...climbs.slice(0, PATHS_NAMED).map(({ path, leadsTo }) => labels.climbs(brief(path), brief(leadsTo))),
    ...(cwd !== undefined && named.length > 0
      ? [labels.outside(brief(cwd), named, outside.length - named.length)]
      : []),
  ];
}

/** An agent's words inside a sentence of the kit's: written out, and no longer than that bears. */
function brief(text: string): string {
  const shown = escapeText(text.length > CHARACTERS_NAMED * 2 ? text.slice(0, CHARACTERS_NAMED * 2) : text, {
    emoji: true,
  });
  return shown.length > CHARACTERS_NAMED ? `${shown.slice(0, CHARACTERS_NAMED)}…` : shown;
}
