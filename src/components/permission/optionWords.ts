import type { PermissionOption } from "../../protocol/types.js";
import type { Labels } from "../../react/labels/index.js";

/** What an option of this kind does, in the kit's words. */
export function kindWord(kind: string, { kinds }: Labels["permission"]): string {
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kinds.unknown;
}

/** Whether the agent's label adds anything to the kit's word. */
export function saysMore({ kind, name }: PermissionOption, labels: Labels["permission"]): boolean {
  const words = (text: string) => text.trim().toLowerCase();
  return words(name) !== "" && words(name) !== words(kindWord(kind, labels));
}

const LABEL_SHOWN = 200;

/** True for a label that is too long for a button; it is whole among the agent's words. */
export function isLongLabel({ name }: PermissionOption): boolean {
  return name.length > LABEL_SHOWN;
}

/** The agent's label as a button can bear it. One that is cut says how much is missing. */
export function optionLabel(option: PermissionOption, labels: Labels["permission"]): string {
  const { name } = option;
  if (!isLongLabel(option)) return name;
  return `${name.slice(0, LABEL_SHOWN)}${labels.moreCharacters(name.length - LABEL_SHOWN)}`;
}

/** An option in words: the kit's, and the agent's where they add something. */
export function optionName(option: PermissionOption, labels: Labels["permission"]): string {
  const kind = kindWord(option.kind, labels);
  return saysMore(option, labels) ? labels.optionName(kind, optionLabel(option, labels)) : kind;
}
