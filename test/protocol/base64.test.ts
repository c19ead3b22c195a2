import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeBase64, encodeBase64 } from "../../src/protocol/base64.js";

/** What `atob` makes of a text: the bytes, or `undefined` where it throws. */
function byAtob(text: string): number[] | undefined {
  try {
    return [...atob(text)].map((character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const ALPHABET = [..."ABCXYZabcxyz0189+/=-_ \n\t.é"];
const almostBase64 = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 40 });

it.each(["", "aGk=", "aGk", "aG k=\n", "aGk==", "a", "a===", "aGk-_w", "aGk=aGk=", "é", "\ud800"])(
  "is as forgiving as atob of %j",
  (text) => {
    const bytes = decodeBase64(text);
    expect(bytes && [...bytes]).toEqual(byAtob(text));
  },
);

it("is as forgiving as atob of any text", () => {
  fc.assert(
    fc.property(fc.oneof(almostBase64, fc.string()), (text) => {
      const bytes = decodeBase64(text);
      expect(bytes && [...bytes]).toEqual(byAtob(text));
    }),
  );
});

it("what was encoded decodes to the same bytes, however they were cut", () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 50 }));
  fc.assert(
    fc.property(pieces, (chunks) => {
      expect([...(decodeBase64(encodeBase64(chunks)) ?? [])]).toEqual(chunks.flatMap((chunk) => [...chunk]));
    }),
  );
});

it("encodes more bytes than a call takes arguments at once", () => {
  const decoded = decodeBase64(encodeBase64([new Uint8Array(20_000).fill(255)]));
  expect(decoded).toHaveLength(20_000);
  expect(decoded?.every((byte) => byte === 255)).toBe(true);
});
