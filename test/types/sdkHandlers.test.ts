// @vitest-environment node
import * as v1 from "@agentclientprotocol/sdk";
import * as v2 from "@agentclientprotocol/sdk/experimental/v2";
import { createToolCallStore, type SessionUpdate, type ToolCallStore } from "acp-tool-calls/store";
import { expect, expectTypeOf, it } from "vitest";

/** The compiler is the test here: no handler casts what the SDK hands over, or what it returns. */
const clients = {
  1: (store: ToolCallStore) =>
    v1
      .client()
      .onNotification("session/update", ({ params }) => store.applySessionUpdate(params.update))
      .onRequest("session/request_permission", ({ params, requestId, signal }) =>
        store.requestPermission(params, { requestId, signal }),
      ),
  2: (store: ToolCallStore) =>
    v2
      .client()
      .onNotification("session/update", ({ params }) => store.applySessionUpdate(params.update))
      .onRequest("session/request_permission", ({ params, requestId, signal }) =>
        store.requestPermission(params, { requestId, signal }),
      ),
};

it.each([1, 2] as const)("a v%d client's handlers pass their params to the store", (protocolVersion) => {
  const client = clients[protocolVersion](createToolCallStore({ protocolVersion }));
  expect(client).toBeDefined();
});

it("the types are the SDK's own", () => {
  expectTypeOf<SessionUpdate>().not.toBeAny();
  expectTypeOf<v1.SessionNotification["update"]>().toExtend<SessionUpdate>();
  expectTypeOf<v2.UpdateSessionNotification["update"]>().toExtend<SessionUpdate>();
  expectTypeOf<v1.RequestPermissionRequest>().not.toBeAny();
  expectTypeOf<v2.RequestPermissionRequest>().not.toBeAny();
  // @ts-expect-error a misspelt kind of update is noticed
  createToolCallStore({ protocolVersion: 2 }).applySessionUpdate({ sessionUpdate: "tool_cal_update" });
});
