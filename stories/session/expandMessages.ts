import { isObject, type Json } from "./message.js";

interface Generate {
  repeat: string;
  count: number;
  encode?: "base64";
  startPerMessage?: number;
}

/** The messages of a case with every `generate` and `generateMessages` written out. */
export function expandMessages(messages: readonly unknown[]): unknown[] {
  return messages.flatMap((message) => {
    const generated = isObject(message) && isObject(message.generateMessages) && message.generateMessages;
    if (!generated) return [expand(message, 1)];
    return Array.from({ length: Number(generated.count) }, (_, index) =>
      expand(generated.template, index + 1),
    );
  });
}

function expand(value: unknown, message: number): unknown {
  if (typeof value === "string") return value.replaceAll("{i}", String(message));
  if (Array.isArray(value)) return value.map((item) => expand(item, message));
  if (!isObject(value)) return value;
  if (isGenerate(value.generate)) return generate(value.generate, message);
  return Object.fromEntries(Object.entries(value as Json).map(([key, item]) => [key, expand(item, message)]));
}

function isGenerate(value: unknown): value is Generate {
  return isObject(value) && typeof value.repeat === "string" && typeof value.count === "number";
}

function generate({ repeat, count, encode, startPerMessage = 0 }: Generate, message: number): string {
  const text = Array.from({ length: count }, (_, index) =>
    repeat
      .replaceAll("{i}", String(index + 1))
      .replaceAll("{n}", String((message - 1) * startPerMessage + index + 1)),
  ).join("");
  return encode === "base64" ? toBase64(text) : text;
}

/** Base64 of the text's UTF-8 bytes. */
export function toBase64(text: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
