/** What is said of an address: reading one takes the code that tells a misleading one. */
export { LinkedResource } from "./LinkedResource.js";
export { SafeLink } from "./SafeLink.js";
