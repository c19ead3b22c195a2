/** What a prompt may come to show; it is fetched as soon as there is one. */
export { shellTokens } from "../../exact/shellTokens.js";
export { PermissionBatch } from "./PermissionBatch.js";
export { PermissionChanged } from "./PermissionChanged.js";
export { PermissionConfirm } from "./PermissionConfirm.js";
