export { type ChangeCounts, countChanges } from "./diff/countChanges.js";
export type { DiffItem } from "./diff/readDiff.js";
