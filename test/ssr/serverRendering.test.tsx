// @vitest-environment node
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { COMPONENTS, example, NOT_ON_SERVERS } from "./components.js";

it("runs where there is no page", () => {
  expect([typeof window, typeof document]).toEqual(["undefined", "undefined"]);
});

class NoResizing {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const ON_SERVER = COMPONENTS.map(([name, component]) => ({ name, component, html: "" }));

describe.for(ON_SERVER)("$name", (each) => {
  it("renders on a server", () => {
    each.html = renderToString(example(each.name, each.component));
    expect(each.html === "").toBe(NOT_ON_SERVERS.includes(each.name));
  });

  it("makes a browser load nothing", () => {
    expect(each.html).not.toMatch(/<(link|script|style|iframe|object|embed|base|meta)\b/i);
    expect(each.html).not.toMatch(/\b(src|srcset|poster|data|background|style)="[^"]*https?:/i);
  });
});

describe("in the browser", () => {
  beforeAll(async () => {
    const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    Object.assign(document.defaultView ?? {}, { ResizeObserver: NoResizing }); // jsdom has none
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 }); // the page takes a while to arrive
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      return teardown(globalThis);
    };
  }, 60_000);

  it.for(ON_SERVER)("$name takes over what the server rendered", async ({ name, component, html }) => {
    const { act } = await import("react");
    const { hydrateRoot } = await import("react-dom/client");
    const container = document.createElement("div");
    container.innerHTML = html;
    const recovered: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(container, example(name, component), {
        onRecoverableError: (error) => recovered.push(error),
      }),
    );
    expect(recovered).toEqual([]);
    await act(() => root.unmount());
  });
});
