import { fireEvent, render, screen } from "@testing-library/react";
import { ContentBlockView } from "acp-tool-calls";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { imageSize } from "../../../src/components/content/media/imageSize.js";
import { judgeMedia } from "../../../src/components/content/media/judgeMedia.js";
import { sniffMedia } from "../../../src/components/content/media/sniffMedia.js";
import type { ContentBlock } from "../../../src/protocol/types.js";
import { BEEP_WAV, BOMB, CHART_PNG } from "../../../stories/content/media.js";
import { preloadViews } from "../preloadViews.js";

beforeAll(preloadViews);

beforeAll(() => {
  URL.createObjectURL = vi.fn(() => "blob:x");
  URL.revokeObjectURL = vi.fn();
});
afterAll(() => {
  vi.restoreAllMocks();
});

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
  );

function show(block: ContentBlock): HTMLElement {
  return render(<ContentBlockView block={block} stateKey="t" />).container;
}

it.each([
  ["image/png", bytes([0x89], "PNG\r\n\x1a\n")],
  ["image/jpeg", bytes([0xff, 0xd8, 0xff])],
  ["image/gif", bytes("GIF89a")],
  ["image/webp", bytes("RIFF", [0, 0, 0, 0], "WEBP")],
  ["image/avif", bytes([0, 0, 0, 32], "ftypavif")],
  ["image/bmp", bytes("BM")],
  ["audio/wav", bytes("RIFF", [0, 0, 0, 0], "WAVE")],
  ["audio/mpeg", bytes("ID3")],
  ["audio/mpeg", bytes([0xff, 0xfb, 0x90, 0x64])],
  ["audio/ogg", bytes("OggS")],
  ["audio/flac", bytes("fLaC")],
])("knows %s by its bytes", (mimeType, data) => {
  expect(sniffMedia(data)?.mimeType).toBe(mimeType);
});

it.each([
  ["SVG", bytes("<svg onload=alert(1)>")],
  ["HTML", bytes("<!doctype html>")],
  ["PDF", bytes("%PDF-1.4")],
  ["nothing", bytes()],
])("knows no media in %s", (_, data) => {
  expect(sniffMedia(data)).toBeUndefined();
});

it.each([
  [
    "image/png",
    bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 2, 128, 0, 0, 1, 224]),
    640,
    480,
  ],
  ["image/gif", bytes("GIF89a", [128, 2, 224, 1]), 640, 480],
  ["image/bmp", bytes("BM", Array(12).fill(0), [40, 0, 0, 0, 128, 2, 0, 0, 224, 1, 0, 0]), 640, 480],
  [
    "image/jpeg",
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 1, 224, 2, 128, 0, 0]),
    640,
    480,
  ],
  [
    "image/webp",
    bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0, 127, 2, 0, 223, 1, 0]),
    640,
    480,
  ],
])("reads the size in a header of %s", (mimeType, data, width, height) => {
  expect(imageSize(data, mimeType)).toEqual({ width, height });
});

it("reads no size from a header that is cut off", () => {
  expect(imageSize(bytes([0x89], "PNG\r\n\x1a\n"), "image/png")).toBeUndefined();
});

it("does not decode an image of too many pixels", () => {
  expect(judgeMedia(BOMB)).toMatchObject({ type: "refuse", reason: "too-many-pixels" });
  const container = show({ type: "image", mimeType: "image/png", data: BOMB });
  expect(container.querySelector("img")).toBeNull();
  expect(container).toHaveTextContent("30000×30000 pixels are too many to show.");
  expect(screen.getByRole("button", { name: "Save Image" })).toBeVisible();
});

it("describes an image by its type and size", () => {
  show({ type: "image", mimeType: "image/png", data: CHART_PNG });
  expect(screen.getByRole("img")).toHaveAccessibleName("Image from agent, PNG 96×64");
});

it("says when data is not what it was declared as", () => {
  const container = show({ type: "image", mimeType: "image/webp", data: CHART_PNG });
  expect(container).toHaveTextContent("Declared as image/webp, but the data is PNG.");
});

it("names an image that the browser cannot decode", () => {
  const container = show({ type: "image", mimeType: "image/png", data: CHART_PNG });
  fireEvent.error(screen.getByRole("img"));
  expect(container).toHaveTextContent("The image could not be decoded.");
});

it("offers audio that plays only when asked", () => {
  const container = show({ type: "audio", mimeType: "audio/x-wav", data: BEEP_WAV });
  const audio = container.querySelector("audio");
  expect(audio).toHaveAttribute("preload", "none");
  expect(audio).toHaveAttribute("controls");
  expect(audio).not.toHaveAttribute("autoplay");
  expect(container).not.toHaveTextContent("Declared as");
});

it("shows SVG as source", () => {
  const container = show({
    type: "image",
    mimeType: "image/svg+xml",
    data: btoa("<svg onload=alert(1)></svg>"),
  });
  expect(container.querySelector("svg, img")).toBeNull();
  expect(container.querySelector("code")).toHaveTextContent("<svg onload=alert(1)></svg>");
});

it("says when data is not base64", () => {
  expect(show({ type: "image", mimeType: "image/png", data: "@@@" })).toHaveTextContent(
    "The data is not base64.",
  );
});

it("says when there is no data, and names an address without offering anything", () => {
  const uri = "https://evil.test/x.png";
  const container = show({ type: "image", mimeType: "image/png", data: "", uri });
  expect(container).toHaveTextContent(`The agent sent an address and no data: ${uri} (not loaded)`);
  expect(screen.queryByRole("button")).toBeNull();
  expect(container.querySelector("img, a")).toBeNull();
});

it("shows HTML in a resource as source", () => {
  const text = "<script>parent.x = 1</script>";
  const resource = { uri: "ui://panel", mimeType: "text/html", text };
  const container = show({ type: "resource", resource });
  expect(container.querySelector("code")?.textContent).toBe(text);
  expect(container.querySelector("iframe, script")).toBeNull();
});

it.each([
  ["file:///srv/demo/notes", "notes"],
  ["https://example.com/guide.txt?v=2", "guide.txt"],
  ["demo://snapshot/1", "demo://snapshot/1"],
  ["src/a%20b.txt", "a b.txt"],
])("calls the resource %s %s", (uri, name) => {
  show({ type: "resource", resource: { uri, mimeType: "text/plain", text: "hello" } });
  expect(screen.getByText(name)).toBeVisible();
});

it("names and sizes other data, and saves it as plain bytes", () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const resource = { uri: "file:///srv/demo/paper.pdf", mimeType: "application/pdf", blob: btoa("%PDF-1.4") };
  const container = show({ type: "resource", resource });
  expect(container).toHaveTextContent("paper.pdfapplication/pdf · 8 bytes");
  fireEvent.click(screen.getByRole("button", { name: "Save paper.pdf" }));
  expect(click).toHaveBeenCalledOnce();
  const [blob] = vi.mocked(URL.createObjectURL).mock.lastCall ?? [];
  expect((blob as Blob).type).toBe("application/octet-stream");
});

it("folds what its annotations say is optional", () => {
  const container = show({ type: "text", text: "a detail", annotations: { priority: 0 } });
  expect(container).not.toHaveTextContent("a detail");
  fireEvent.click(screen.getByRole("button", { name: "Optional", expanded: false }));
  expect(container).toHaveTextContent("a detail");
});

it("folds what its annotations say is not for the user", () => {
  const container = show({ type: "text", text: "for the model", annotations: { audience: ["assistant"] } });
  expect(container).not.toHaveTextContent("for the model");
  fireEvent.click(screen.getByRole("button", { name: "Meant for the assistant", expanded: false }));
  expect(container).toHaveTextContent("for the model");
});

it("shows what its annotations leave open", () => {
  expect(
    show({ type: "text", text: "a", annotations: { audience: ["user", "assistant"], priority: 1 } }),
  ).toHaveTextContent("a");
});
