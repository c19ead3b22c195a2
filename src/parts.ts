export { PARTS, type Part, STATE_ATTRIBUTES, STATE_VALUES, type StateAttribute } from "./components/parts.js";
