import { expect, test } from "vitest";
import { appearance } from "../../src/terminal/appearance.js";
import { contrast } from "../../src/terminal/contrast.js";
import { createEmulator } from "../../src/terminal/emulator.js";
import { loadEmulator } from "../../src/terminal/loadEmulator.js";
import { MAX_STRING_SEQUENCE } from "../../src/terminal/stringSequences.js";

async function show(text: string) {
  const emulator = createEmulator(await loadEmulator(), { maxRows: 1000 });
  await new Promise<void>((done) => emulator.write(new TextEncoder().encode(text), done));
  await new Promise<void>((done) => emulator.end(done));
  const rows = emulator.rows();
  emulator.dispose();
  return rows;
}

test.each([
  ["a title", "\u001b]0;PWNED\u0007"],
  ["the clipboard", "\u001b]52;c;cm0gLXJmIH4=\u0007"],
  ["a notification", "\u001b]9;PWNED\u001b\\"],
  ["a query", '\u001bP$q"p\u001b\\'],
  ["an application's command", "\u001b_PWNED\u001b\\"],
  ["a C1 title", "\u009d0;PWNED\u009c"],
])("%s in the output is swallowed", async (_, sequence) => {
  const rows = await show(`before ${sequence}after`);
  expect(rows.at(0).text).toBe("before after");
});

test("a sequence that never ends hides nothing behind it", async () => {
  const rows = await show(`\u001b]8;;http://e${"x".repeat(MAX_STRING_SEQUENCE)}\nlater output`);
  expect(rows.at(0).text).toContain("␛]8;;http://exxx");
  expect(rows.at(rows.length - 1).text).toBe("later output");
});

test("a sequence cut off at the end of the output is shown", async () => {
  expect((await show("text \u001b]0;half a title")).at(0).text).toBe("text ␛]0;half a title");
});

test.each(["L", "M", "S", "T", "I", "Z", "b", "@", "P", "X"])(
  "a huge count for CSI %s is not carried out step by step",
  async (final) => {
    const rows = await show(`abc\u001b[999999999${final}\nnext`);
    expect(rows.at(rows.length - 1).text.trim()).toBe("next");
  },
);

test("a hyperlink is data of its row", async () => {
  const rows = await show("\u001b]8;;https://example.com/\u001b\\docs\u001b]8;;\u001b\\ end");
  expect(rows.at(0).runs.map(({ text, style }) => [text, style?.link])).toEqual([
    ["docs", "https://example.com/"],
    [" end", undefined],
  ]);
});

test("concealed text and text in its background's colour can be read", async () => {
  const [concealed, hidden] = (await show("\u001b[8msecret\u001b[0m\u001b[30;40mblack on black")).at(0).runs;
  expect(concealed).toMatchObject({ text: "secret", style: { concealed: true } });
  const { light, background } = appearance(hidden?.style ?? expect.fail("no style"));
  const toNumber = (css = "#000000") => Number.parseInt(css.slice(1), 16);
  expect(contrast(toNumber(light), toNumber(background))).toBeGreaterThanOrEqual(4.5);
});

test("invalid UTF-8 is shown as U+FFFD, also when the output ends inside a character", async () => {
  const emulator = createEmulator(await loadEmulator(), { maxRows: 10 });
  await new Promise<void>((done) => emulator.write(new Uint8Array([0x61, 0xff, 0x62, 0xe2, 0x82]), done));
  await new Promise<void>((done) => emulator.end(done));
  expect(emulator.rows().at(0).text).toBe("a\ufffdb\ufffd");
});

const ANSWERS = ["onData", "onBinary", "onTitleChange", "onBell"] as const;

/** The emulator, with a note of every event of its own that somebody asks for. */
function watchListening<Class extends new (...given: never[]) => object>(
  Emulator: Class,
  listened: string[],
): Class {
  return new Proxy(Emulator, {
    construct: (target, given) =>
      new Proxy(Reflect.construct(target, given), {
        get(terminal, key) {
          if (ANSWERS.some((event) => event === key)) listened.push(String(key));
          const value = Reflect.get(terminal, key, terminal);
          return typeof value === "function" ? value.bind(terminal) : value;
        },
      }),
  });
}

test("listening to the emulator would be noticed", async () => {
  const listened: string[] = [];
  const Watched = watchListening(await loadEmulator(), listened);
  const terminal = new Watched({ allowProposedApi: true });
  for (const event of ANSWERS) terminal[event](() => {});
  expect(listened).toEqual(ANSWERS);
});

test.each([
  ["device attributes", "\u001b[c\u001b[>c\u001b[=c"],
  ["status and cursor position", "\u001b[5n\u001b[6n\u001b[?6n"],
  ["modes", "\u001b[?1049$p\u001b[4$p"],
  ["window reports", "\u001b[14t\u001b[18t\u001b[21t"],
  ["colours", "\u001b]4;1;?\u0007\u001b]10;?\u001b\\"],
  ["settings", "\u001bP$qm\u001b\\\u001b[x"],
])(
  "a question about %s gets no answer: nobody listens to what the emulator would say",
  async (_, question) => {
    const Terminal = await loadEmulator();
    const listened: string[] = [];
    const Watched = watchListening(Terminal, listened);
    const emulator = createEmulator(Watched, { maxRows: 100 });
    const bytes = new TextEncoder().encode(`before ${question}\u0007after`);
    await new Promise<void>((done) => emulator.write(bytes, done));
    expect(emulator.rows().at(0).text).toBe("before after");
    expect(listened).toEqual([]);
    emulator.dispose();
  },
);
