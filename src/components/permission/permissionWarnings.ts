import { countHazards } from "../../exact/countHazards.js";
import type { Labels } from "../../react/labels/index.js";
import type { PermissionRequest } from "../../store/records.js";
import { answersOf } from "./answers.js";
import { kindWord } from "./optionWords.js";
import type { PermissionDetails } from "./permissionDetails.js";

/** What is suspicious about a request, in sentences. */
export function permissionWarnings(
  request: PermissionRequest,
  details: PermissionDetails,
  labels: Labels["permission"],
): readonly string[] {
  const { command, paths, input, content, said } = details;
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
  return [
    ...[...counts].map(([hazard, count]) => labels.warnings[hazard](count)),
    ...answersOf(request.options)
      .filter(({ contradicts }) => contradicts)
      .map(({ option }) => labels.contradiction(kindWord(option.kind, labels), option.name)),
  ];
}
