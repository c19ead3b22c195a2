"use client";

export { ToolCallAnnouncer, type ToolCallAnnouncerProps } from "./components/announcer/ToolCallAnnouncer.js";
export { CodeView, type CodeViewProps } from "./components/code/CodeView.js";
export { ContentBlockView, type ContentBlockViewProps } from "./components/content/ContentBlockView.js";
export { ContentLink, type ContentLinkProps } from "./components/content/ContentLink.js";
export { JsonView, type JsonViewProps, type RenderBlock } from "./components/content/JsonView.js";
export { ResourceLinkView } from "./components/content/ResourceLinkView.js";
export { ResourceView, type ResourceViewProps } from "./components/content/ResourceView.js";
export { TextView, type TextViewProps } from "./components/content/TextView.js";
export { ToolCallContent, type ToolCallContentProps } from "./components/content/ToolCallContent.js";
export { DiffView, type DiffViewProps } from "./components/diff/DiffView.js";
export { type GroupBy, groupLookingCalls, type ParentResolver } from "./components/list/callFacts.js";
export type { ToolCallListHandle } from "./components/list/listHandle.js";
export { ToolCallList, type ToolCallListProps } from "./components/list/ToolCallList.js";
export { ToolCallListActions, type ToolCallListActionsProps } from "./components/list/ToolCallListActions.js";
export type { Part } from "./components/parts.js";
export {
  type PermissionAnswer,
  PermissionPrompt,
  type PermissionPromptProps,
} from "./components/permission/PermissionPrompt.js";
export { PermissionQueue, type PermissionQueueProps } from "./components/permission/PermissionQueue.js";
export {
  PermissionRecordView,
  type PermissionRecordViewProps,
} from "./components/permission/PermissionRecordView.js";
export {
  type PermissionAnnouncementOptions,
  permissionAnnouncement,
  permissionChangeAnnouncement,
} from "./components/permission/permissionAnnouncement.js";
export { TerminalById } from "./components/terminal/TerminalById.js";
export { TerminalView, type TerminalViewProps } from "./components/terminal/TerminalView.js";
export { UnreferencedTerminals } from "./components/terminal/UnreferencedTerminals.js";
export { ToolCall, type ToolCallProps } from "./components/tool-call/ToolCall.js";
export { ToolCallById, type ToolCallByIdProps } from "./components/tool-call/ToolCallById.js";
export { ToolCallCancel } from "./components/tool-call/ToolCallCancel.js";
export { ToolCallElapsed } from "./components/tool-call/ToolCallElapsed.js";
export type { HeadingLevel } from "./components/tool-call/ToolCallHeader.js";
export { ToolCallHint, type ToolCallHintProps } from "./components/tool-call/ToolCallHint.js";
export { ToolCallKindIcon } from "./components/tool-call/ToolCallKindIcon.js";
export { ToolCallLocations } from "./components/tool-call/ToolCallLocations.js";
export { ToolCallName } from "./components/tool-call/ToolCallName.js";
export { ToolCallRawInput } from "./components/tool-call/ToolCallRawInput.js";
export { ToolCallRawOutput } from "./components/tool-call/ToolCallRawOutput.js";
export { ToolCallStatus, type ToolCallStatusProps } from "./components/tool-call/ToolCallStatus.js";
export { ToolCallTitle, type ToolCallTitleProps } from "./components/tool-call/ToolCallTitle.js";
export { ToolUsageTable, type ToolUsageTableProps } from "./components/usage/ToolUsageTable.js";
export type { DiffItem } from "./diff/readDiff.js";
export type { IconOverrides, StatusIconName } from "./react/icons.js";
export { type KitOptions, ToolCallKitProvider } from "./react/kit.js";
export type { LabelOverrides, Labels } from "./react/labels/index.js";
export type { MediaPolicy } from "./react/media.js";
export { type ToolCallPermissions, useToolCallPermissions } from "./react/permissions.js";
export { type CollapsePolicy, type CollapseSituation, defaultCollapsePolicy } from "./react/policies.js";
export { useFocusPermission } from "./react/promptElements.js";
export type {
  ContentRenderer,
  ContentRendererProps,
  RenderedContent,
  Renderers,
  ToolCallRenderer,
  ToolCallRendererProps,
} from "./react/renderers.js";
export {
  ToolCallStoreProvider,
  usePermissionRequests,
  useTerminal,
  useToolCall,
  useToolCallIds,
  useToolCallSession,
  useToolCallStore,
} from "./react/store.js";
export { useUnreferencedTerminalIds } from "./react/unreferencedTerminals.js";
