export { PARTS, type Part, STATE_ATTRIBUTES } from "./components/parts.js";
