import { fireEvent, render, screen } from "@testing-library/react";
import { ContentBlockView, JsonView, type RenderBlock, ToolCall } from "acp-tool-calls";
import { createToolCallStore } from "acp-tool-calls/store";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readResultBlocks } from "../../../src/components/content/json/readResultBlocks.js";
import { CHART_PNG } from "../../../stories/content/media.js";
import recording from "../../../stories/recordings/codex-bare-mcp.jsonl?raw";
import { preloadViews } from "../preloadViews.js";
import { openAll, parts } from "../showCall.js";

beforeAll(async () => {
  URL.createObjectURL = vi.fn(() => "blob:x");
  URL.revokeObjectURL = vi.fn();
  await preloadViews();
});

const text = { type: "text", text: "hello" };
const image = { type: "image", mimeType: "image/png", data: CHART_PNG };

const renderBlock: RenderBlock = (block, stateKey) => <ContentBlockView block={block} stateKey={stateKey} />;

describe("content blocks of a raw output", () => {
  it.each([
    ["an MCP result", { content: [text, image], isError: false }],
    ["an MCP result inside a result", { result: { content: [text, image] }, error: null }],
    ["a list of blocks", [text, image]],
    [
      "an image of Anthropic's messages",
      [text, { type: "image", source: { type: "base64", media_type: "image/png", data: CHART_PNG } }],
    ],
  ])("are found in %s", (_, value) => {
    expect(readResultBlocks(value)).toEqual({ blocks: [text, image], hasMore: false });
  });

  it("are found where all of them are text", () => {
    expect(readResultBlocks({ result: { content: [text] }, error: null })?.blocks).toEqual([text]);
  });

  it.each([
    ["beside the list", { content: [text], exitCode: 1 }],
    ["beside the result", { result: { content: [text] }, stderr: "warning" }],
    [
      "as structured content",
      { result: { content: [text], structuredContent: { count: 2 }, isError: false } },
    ],
  ])("do not hide what an agent says %s", (_, value) => {
    expect(readResultBlocks(value)).toEqual({ blocks: [text], hasMore: true });
    render(<JsonView value={value} stateKey="more" renderBlock={renderBlock} />);
    expect(screen.getByRole("tree")).toHaveTextContent(/exitCode: 1|stderr: warning|count: 2/);
  });

  it.each([
    ["an empty list", { content: [] }],
    ["an item that is no block", { content: [image, 5] }],
    ["a block of an unknown type", { content: [image, { type: "hologram" }] }],
    ["a block without its data", { content: [{ type: "image", mimeType: "image/png" }] }],
    ["data of a wrong type", { content: [{ type: "image", mimeType: "image/png", data: { a: 1 } }] }],
    ["content that is no list", { content: "image" }],
    ["an inherited content", Object.create({ content: [image] })],
    ["more blocks than are read at once", { content: Array.from({ length: 51 }, () => image) }],
    ["null", null],
    ["a text", "content"],
  ])("are not found in %s", (_, value) => {
    expect(readResultBlocks(value)).toBeUndefined();
  });
});

it("a recorded MCP result that is raw output alone shows its image, link and resource, and the JSON on demand", async () => {
  const store = createToolCallStore({ protocolVersion: 1, schedule: "sync" });
  for (const line of recording.split("\n").filter((line) => line.includes('"session/update"')))
    store.applySessionUpdate(JSON.parse(line).params.update);
  const id = store
    .getState()
    .toolCallIds.find((callId) =>
      JSON.stringify(store.getToolCall(callId)?.rawOutput ?? null).includes("resource_link"),
    );
  const toolCall = store.getToolCall(id ?? "");
  if (!toolCall) throw new Error("The recording has no such call.");
  render(<ToolCall toolCall={toolCall} />);
  openAll();
  const [output] = parts("raw-output");
  expect(await screen.findByRole("img", { name: "Image from agent, PNG 2×2" })).toBeVisible();
  expect(screen.getByRole("link", { name: /report\.html/ })).toHaveAttribute(
    "href",
    "https://example.com/report.html",
  );
  expect(output).toHaveTextContent("snapshot home taken");
  expect(output).toHaveTextContent("embedded");
});

it("the JSON of a result is there when asked for", () => {
  render(<JsonView value={{ content: [text, image] }} stateKey="t" renderBlock={renderBlock} />);
  expect(screen.queryByRole("tree")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show as JSON" }));
  expect(screen.getByRole("tree")).toBeVisible();
});

it("SVG in a result is shown as source, like in content", () => {
  const svg = { type: "image", mimeType: "image/svg+xml", data: btoa('<svg onload="alert(1)"/>') };
  const { container } = render(
    <JsonView value={{ content: [svg] }} stateKey="t" renderBlock={renderBlock} />,
  );
  expect(container.querySelector("svg[onload], img")).toBeNull();
  expect(container).toHaveTextContent('onload="alert(1)"');
});

it("raw input and other JSON stay JSON", () => {
  render(<JsonView value={{ content: [text, image] }} stateKey="t" />);
  expect(screen.getByRole("tree")).toBeVisible();
});
