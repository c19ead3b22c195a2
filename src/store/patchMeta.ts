type Meta = Readonly<Record<string, unknown>>;

/**
 * Metadata after a patch by top-level key: absent keys stay, a key set to `null` goes, any other value
 * replaces that key without merging. Keys such as `__proto__` are ordinary keys.
 * https://agentclientprotocol.com/protocol/v2/extensibility#metadata-patches
 */
export function patchMeta(current: Meta | undefined, patch: Meta): Meta {
  const entries = new Map(current ? Object.entries(current) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  }
  return Object.fromEntries(entries);
}

/** An object with one more field, whatever the field is called. */
export function withField(current: Meta | undefined, key: string, value: unknown): Meta {
  return Object.fromEntries([...Object.entries(current ?? {}), [key, value]]);
}
