import { ContentBlockView, JsonView } from "acp-tool-calls";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { BEEP_WAV, CHART_PNG } from "../../../stories/content/media.js";
import { preloadViews } from "../../components/preloadViews.js";

beforeAll(preloadViews);

it("revokes every object URL that it created", async () => {
  const create = vi.spyOn(URL, "createObjectURL");
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  const items = Array.from({ length: 100 }, (_, index) => index);
  flushSync(() =>
    root.render(
      items.map((index) => (
        <div key={index}>
          <ContentBlockView
            block={{ type: "image", mimeType: "image/png", data: CHART_PNG }}
            stateKey={`i${index}`}
          />
          <ContentBlockView
            block={{ type: "audio", mimeType: "audio/wav", data: BEEP_WAV }}
            stateKey={`a${index}`}
          />
        </div>
      )),
    ),
  );
  await expect.poll(() => element.querySelectorAll("img").length).toBe(100);
  const image = element.querySelector("img");
  await image?.decode();
  expect(image?.naturalWidth).toBe(96);
  flushSync(() => root.unmount());
  expect(create).toHaveBeenCalledTimes(200);
  const urls = create.mock.results.map(({ value }) => value);
  await expect.poll(() => revoke.mock.calls.map(([url]) => url).sort()).toEqual(urls.sort());
  element.remove();
});

it("keeps 100,000 entries within 500 elements, opened and scrolled", async () => {
  const element = document.body.appendChild(document.createElement("div"));
  element.style.cssText = "--x: 0; width: 600px";
  const root = createRoot(element);
  const value = Array.from({ length: 100_000 }, (_, index) => ({ id: index }));
  flushSync(() => root.render(<JsonView value={value} stateKey="j" />));
  const tree = element.querySelector<HTMLElement>('[role="tree"]');
  if (!tree) throw new Error("There is no tree.");
  tree.style.cssText = "max-height: 400px; overflow: auto";
  await expect.poll(() => tree.querySelectorAll('[role="treeitem"]').length).toBeGreaterThan(10);
  tree.scrollTop = tree.scrollHeight / 2;
  await expect.poll(() => tree.textContent ?? "").toMatch(/[45]\d{4}: /);
  expect(element.querySelectorAll("*").length).toBeLessThan(500);
  flushSync(() => root.unmount());
  element.remove();
});
