import type { DiffContent, FileChange } from "../protocol/types.js";
import { matchSections, sectionPath } from "./matchSections.js";
import { noteTextChange } from "./noteTextChange.js";
import { type PatchSection, readPatch } from "./patch/readPatch.js";
import { stripPrefix } from "./patch/readPathPair.js";
import type { DiffFile, DiffModel, DiffNote, DiffPart } from "./types.js";

/**
 * A v2 diff: the files are those of `changes`, in its order, each with what the patch draws of it. Files
 * that only the patch names come last and are marked.
 */
export function readChanges({ changes, patch }: Pick<DiffContent, "changes" | "patch">): DiffModel {
  const sections = patch?.format === "git_patch" ? readPatch(patch.text) : [];
  const { byChange, rest } = matchSections(changes, sections);
  const missing: DiffNote =
    sections.length > 0 ? { type: "not-in-patch", suspicious: rest.length > 0 } : { type: "no-patch" };
  const listed = changes.map((change, index) => {
    const drawn = byChange[index] ?? [];
    return describe(change, drawn, drawn.length === 0 ? [missing] : contradictions(change, drawn));
  });
  const unlisted = rest.map((section) => describe(changeOf(section), [section], [{ type: "not-listed" }]));
  const files = [...listed, ...unlisted];
  return patch && sections.length === 0 && patch.text !== "" ? { files, unread: patch } : { files };
}

/** The change that a section draws, for files that the agent did not list. */
function changeOf(section: PatchSection): FileChange {
  const { operation, oldPath = "" } = section;
  const path = stripPrefix(sectionPath(section));
  return operation === "move" || operation === "copy"
    ? { operation, oldPath: stripPrefix(oldPath), path }
    : { operation, path };
}

function describe(
  change: FileChange,
  sections: readonly PatchSection[],
  marks: readonly DiffNote[],
): DiffFile {
  const parts = sections.flatMap((section) => section.parts);
  return {
    operation: change.operation,
    path: change.path ?? "",
    ...(change.oldPath !== undefined && { oldPath: change.oldPath }),
    added: sum(sections, "added"),
    removed: sum(sections, "removed"),
    parts,
    notes: [...marks, ...noteFileType(change, sections), ...sections.flatMap(noteSection)],
  };
}

function sum(sections: readonly PatchSection[], count: "added" | "removed"): number {
  return sections.reduce((total, section) => total + section[count], 0);
}

const OPERATIONS: ReadonlySet<string> = new Set(["add", "delete", "modify", "move", "copy"]);

/** A file that changed its type is drawn as two sections, whose operations say nothing by themselves. */
function contradictions(change: FileChange, sections: readonly PatchSection[]): DiffNote[] {
  const [section, second] = sections;
  if (!section || second || !OPERATIONS.has(change.operation)) return [];
  if (section.operation !== change.operation) {
    return [{ type: "contradiction", listed: change.operation, patch: section.operation }];
  }
  const { oldPath = "" } = section;
  const comesFromElsewhere =
    (change.operation === "move" || change.operation === "copy") &&
    oldPath !== change.oldPath &&
    !change.oldPath?.endsWith(`/${stripPrefix(oldPath)}`);
  return comesFromElsewhere ? [{ type: "other-source", path: oldPath }] : [];
}

function noteFileType({ fileType }: FileChange, sections: readonly PatchSection[]): DiffNote[] {
  const modes = sections.flatMap(({ oldMode, newMode }) => newMode ?? oldMode ?? []);
  if (modes.includes("160000")) return [{ type: "submodule" }];
  if (fileType === "symlink" || modes.includes("120000")) return [{ type: "symlink" }];
  if (fileType === "directory") return [{ type: "directory" }];
  if (fileType === "binary" || sections.some((section) => section.binary)) return [{ type: "binary" }];
  return [];
}

function noteSection(section: PatchSection): DiffNote[] {
  const { operation, oldMode, newMode, similarity, error, parts } = section;
  if (error !== undefined) return [{ type: "malformed", reason: error }];
  const notes: DiffNote[] = [];
  if (similarity !== undefined) notes.push({ type: "similarity", percent: similarity });
  if (oldMode && newMode && oldMode !== newMode) notes.push({ type: "mode", from: oldMode, to: newMode });
  if (operation === "add" && newMode === "100755") notes.push({ type: "executable" });
  const comesOrGoes = operation === "add" || operation === "delete";
  if (comesOrGoes && parts.length === 0 && !section.binary) notes.push({ type: "empty" });
  if (!comesOrGoes) notes.push(...noteTextParts(parts));
  return notes;
}

function noteTextParts(parts: readonly DiffPart[]): DiffNote[] {
  const lines = parts.filter((part) => part.type === "lines").flatMap((part) => part.lines);
  return lines.length > 0 ? noteTextChange(lines) : [];
}
