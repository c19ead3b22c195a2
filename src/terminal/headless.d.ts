// The package's main entry is CommonJS without named exports for Node; this file of it is a module.
declare module "@xterm/headless/lib-headless/xterm-headless.mjs" {
  export { Terminal } from "@xterm/headless";
}
