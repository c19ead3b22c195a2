const files = import.meta.glob<string>("../recordings/*.jsonl", { query: "?raw", import: "default" });

/** Every raw output of the tool calls in a recording, as it came over the wire. */
export async function recordedResults(recording: string): Promise<unknown[]> {
  const load = files[`../recordings/${recording}.jsonl`];
  if (!load) throw new Error(`There is no recording called ${recording}.`);
  const lines = (await load()).split("\n").filter((line) => line !== "");
  return lines
    .map((line) => JSON.parse(line).params?.update?.rawOutput as unknown)
    .filter((output) => output !== undefined && output !== null);
}
