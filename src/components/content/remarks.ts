/** What is said of content by its annotations or its unknown type. */
export { FoldedContent } from "./FoldedContent.js";
export { UnknownTypeNote } from "./UnknownTypeNote.js";
