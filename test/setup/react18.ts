import Module from "node:module";

/**
 * React 18 for whatever `require`s React, as `react-dom` itself does: the aliases of the test project
 * reach what is imported only.
 */
const loader = Module as unknown as { _resolveFilename: (name: string, ...rest: unknown[]) => string };
const resolve = loader._resolveFilename;
loader._resolveFilename = (name, ...rest) =>
  resolve(name.replace(/^(react|react-dom)(?=$|\/)/, "$1-18"), ...rest);

await import("./unit.js");
