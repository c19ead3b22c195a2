/** The bench's bundler hands over a recording as its text. */
declare module "*.jsonl" {
  const text: string;
  export default text;
}
