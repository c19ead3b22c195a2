/** What may tell the language of a text, best first. */
export interface LanguageHints {
  /** The word behind an opening fence. */
  readonly fence?: string | undefined;
  readonly mimeType?: string | null | undefined;
  /** A file's name, path or URI. */
  readonly fileName?: string | null | undefined;
}

/** Languages with a grammar, each with the fence words, file extensions and file names that mean it. */
const NAMES: Readonly<Record<string, string>> = {
  bash: "sh shell zsh console shellscript",
  c: "h",
  cpp: "c++ cc cxx hpp hh hxx",
  csharp: "cs c#",
  css: "",
  diff: "patch",
  dockerfile: "docker containerfile",
  go: "golang",
  graphql: "gql",
  ini: "toml conf cfg properties editorconfig",
  java: "",
  javascript: "js jsx mjs cjs node",
  json: "jsonc json5 jsonl ndjson webmanifest",
  kotlin: "kt kts",
  lua: "",
  makefile: "make mk",
  markdown: "md mdx",
  perl: "pl pm",
  php: "",
  powershell: "ps1 psm1 pwsh",
  python: "py pyi py3 python3",
  r: "",
  ruby: "rb rake gemfile rakefile",
  rust: "rs",
  scss: "sass",
  sql: "",
  swift: "",
  typescript: "ts tsx mts cts",
  xml: "html htm xhtml svg vue plist xsd",
  yaml: "yml",
};

const LANGUAGE_OF_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([language, names]) =>
    [language, ...names.split(" ")].filter((name) => name !== "").map((name) => [name, language] as const),
  ),
);

/** The grammar's name for what the hints say; `undefined` for plain text and unknown languages. */
export function languageOf({ fence, mimeType, fileName }: LanguageHints): string | undefined {
  return byName(fence) ?? byMimeType(mimeType) ?? byFileName(fileName);
}

function byName(name: string | undefined): string | undefined {
  return name && LANGUAGE_OF_NAME.get(name.toLowerCase());
}

/** `text/x-python`, `application/ld+json`, `text/typescript; charset=utf-8`. */
function byMimeType(mimeType: string | null | undefined): string | undefined {
  const subtype = mimeType?.split(";", 1)[0]?.split("/")[1]?.trim();
  const name = subtype
    ?.split("+")
    .at(-1)
    ?.replace(/^(x-)?(.*?)(-source|-script|src)?$/i, "$2");
  return byName(name);
}

function byFileName(fileName: string | null | undefined): string | undefined {
  const name = fileName?.split(/[?#]/, 1)[0]?.split(/[\\/]/).at(-1);
  return byName(name?.split(".").at(-1));
}
