/** What a header says of a call's diffs: reading one takes the code that shows it. */
export { DiffCounts } from "../diff/DiffCounts.js";
export { totalChanges } from "./totalChanges.js";
