/**
 * `npm run bench`: measures every law in `laws/`, prints each figure next to its limit, and fails when
 * a law is broken. `-- --only <part of a name>` runs some of them. See `law.ts` for how to add one.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureInBrowser } from "./browserLaws.js";
import { measureInNode } from "./nodeLaws.js";
import { lawsFolder } from "./paths.js";
import { report } from "./report.js";

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const files = (await readdir(lawsFolder)).filter((name) => /\.tsx?$/.test(name)).sort();
let measured = 0;
let broken = 0;
for (const file of files) {
  const module = join(lawsFolder, file);
  const measureIn = /\.browser\.tsx?$/.test(file) ? measureInBrowser : measureInNode;
  await measureIn(module, values.only, (result) => {
    measured += 1;
    broken += report(result);
  });
}
if (measured === 0) throw new Error(`No law's name has "${values.only}" in it: nothing was measured.`);
console.log(broken === 0 ? "\nAll laws hold." : `\n${broken} claims are broken.`);
process.exitCode = broken === 0 ? 0 : 1;
