/** Letters of the Latin alphabet and of those whose letters can pass for Latin ones. */
const LATIN = /\p{Script=Latin}/u;
const RIVAL =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;
const WORD = /[\p{L}\p{M}]+/gu;

/** Rivals that look the same as a Latin letter in most fonts. */
const TWINS = new Set("аеорсухѕіјһԁԛԝүвкмнтАВЕКМНОРСТУХЅІЈαορνικυχτβγΑΒΕΖΗΙΚΜΝΟΡΤΥΧ");

/** Signs that pass for `/ | : ; .` and do not fold to them. */
const SIGNS = new Set("∕⁄⧸∣ǀ∶⁏ꓸ");
const SUPERSCRIPT = /[²³¹ªº\u2070-\u209f\u1d2c-\u1d6a\u02b0-\u02e4]/u;

/**
 * Where `text` holds characters that pass for others: by start, the characters to write out. Letters of
 * another script in a Latin word, words made of nothing but twins, and signs or letters that are
 * another form of an ASCII character.
 */
export function findLookAlikes(text: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!/\P{ASCII}/u.test(text)) return found;
  const foreign = hasForeignText(text);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!RIVAL.test(word)) continue;
    const mixed = LATIN.test(word);
    if (!mixed && (foreign || word.length < 2 || ![...word].every((letter) => TWINS.has(letter)))) continue;
    eachCharacter(word, (letter, at) => RIVAL.test(letter) && found.set(index + at, letter));
  }
  eachCharacter(text, (character, at) => passesForAscii(character) && found.set(at, character));
  return found;
}

/** Words in scripts other than Latin that are no imitation: the text is in another language. */
function hasForeignText(text: string): boolean {
  return [...text.matchAll(WORD)].some(
    ([word]) => !LATIN.test(word) && RIVAL.test(word) && ![...word].every((letter) => TWINS.has(letter)),
  );
}

function passesForAscii(character: string): boolean {
  if (character <= "~") return false;
  if (SIGNS.has(character)) return true;
  const folded = character.normalize("NFKC");
  return folded !== character && /^[!-~]$/.test(folded) && !SUPERSCRIPT.test(character);
}

function eachCharacter(text: string, visit: (character: string, at: number) => void): void {
  let at = 0;
  for (const character of text) {
    visit(character, at);
    at += character.length;
  }
}
