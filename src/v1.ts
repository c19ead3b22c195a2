export { createV1Bridge, type V1Bridge, type V1BridgeOptions } from "./v1/createV1Bridge.js";
export { ConversionError, type Converted, type Loss } from "./v1/loss.js";
export { LOSSES, type LossCode, type LossNote } from "./v1/losses.js";
export {
  type ToolCallUpdateV1,
  toV1PermissionRequest,
  toV1PermissionRequestLossy,
  toV1Update,
  toV1UpdateLossy,
} from "./v1/toV1.js";
export {
  type ToolCallUpdateV2,
  type ToV2Options,
  toV2PermissionRequest,
  toV2Update,
  toV2UpdateLossy,
} from "./v1/toV2.js";
