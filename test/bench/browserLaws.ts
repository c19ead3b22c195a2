import { readdirSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { type CDPSession, chromium, type Page } from "playwright";
import { findBrowser } from "../setup/findBrowser.js";
import { type Counts, type Law, measure, type Result } from "./law.js";
import { aliases, here, PRODUCTION, stylesFolder } from "./paths.js";
import { traceTasks } from "./traceTasks.js";

const ORIGIN = "http://bench.test/";
const PAGE = '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><body></body>';

/** Measures a module's laws in a page of its own. */
export async function measureInBrowser(
  module: string,
  only: string,
  onResult: (result: Result) => void,
): Promise<void> {
  const bundle = await bundlePage(module);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc", "--enable-precise-memory-info"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on("pageerror", (error) => console.error(error));
    page.on("console", (message) => {
      if (message.type() === "error") console.error(message.text());
    });
    await page.route(`${ORIGIN}**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
      const body = bundle.get(path) ?? "";
      return route.fulfill({ contentType: path.endsWith(".css") ? "text/css" : "text/javascript", body });
    });
    await open(page);
    await measureOn(page, only, onResult);
  } finally {
    await browser.close();
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(ORIGIN);
  await page.addScriptTag({ url: "/page.js", type: "module" });
  await page.waitForFunction(() => "bench" in window);
}

async function measureOn(page: Page, only: string, onResult: (result: Result) => void): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const laws = await page.evaluate(() => window.bench.describe());
  for (const law of laws) {
    if (!law.name.includes(only)) continue;
    onResult({ law, measurements: await measure(law, (arm) => run(page, session, law, arm)) });
  }
}

async function run(
  page: Page,
  session: CDPSession,
  { name, freshPage, tasks }: Law,
  arm: string,
): Promise<{ cpu: number; counts: Counts }> {
  if (freshPage) await open(page);
  await page.evaluate(([law, arm]) => window.bench.prepare(law as string, arm as string), [name, arm]);
  const work = () => page.evaluate(() => window.bench.run());
  const before = await taskSeconds(session);
  const counts = tasks ? await traceTasks(page, work) : await work();
  const cpu = ((await taskSeconds(session)) - before) * 1e6;
  await page.evaluate(() => window.bench.tidy());
  return { cpu, counts };
}

/** Main-thread CPU time of script, style, layout and paint. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

/** `acp-tool-calls/styles.css`, of all the files that the package's build makes it of. */
const stylesheet: Plugin = {
  name: "stylesheet",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^acp-tool-calls\/styles\.css$/ }, ({ path }) => ({ path, namespace: "stylesheet" }));
    onLoad({ filter: /./, namespace: "stylesheet" }, () => ({
      contents: readdirSync(stylesFolder)
        .map((name) => `@import "./${name}";`)
        .join("\n"),
      resolveDir: stylesFolder,
      loader: "css",
    }));
  },
};

async function bundlePage(module: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { laws } from ${JSON.stringify(module)};
        import { offer } from "./page.js";
        offer(laws);`,
      resolveDir: here,
    },
    outdir: "/",
    entryNames: "page",
    write: false,
    bundle: true,
    splitting: true, // What is loaded late in an application is loaded late here.
    minify: true,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    alias: aliases,
    plugins: [stylesheet],
    define: PRODUCTION,
    loader: { ".jsonl": "text", ".woff2": "dataurl" },
    logLevel: "warning",
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}
