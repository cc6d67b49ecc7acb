import { isValidIsbn as isValid, normalizeCode } from '../../list-reader/codes.ts';

export { normalizeCode };

/** Converts a valid ISBN-10 to ISBN-13. Undefined for anything else. Hyphens and spaces are allowed. */
export function isbn10to13(text: string): string | undefined {
  const isbn = normalizeCode(text);
  if (isbn.length !== 10 || !isValid(isbn)) return undefined;
  const body = `978${isbn.slice(0, 9)}`;
  return body + checkDigit13(body);
}

/** Returns whether a code is an ISBN-10 or ISBN-13 (978, 979) with a correct check digit, in any usual notation. */
export function isValidIsbn(text: string): boolean {
  return isValid(normalizeCode(text));
}

const MOST_KEYS = 500;
const keys = new Map<string, string>();

/** Returns a key that is equal for codes of one product, as far as they show; '' without a code. It is cached (PERF-09). */
export function sameProductKey(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  if (keys.size >= MOST_KEYS) keys.clear();
  const key = isbn10to13(text) ?? normalizeCode(text);
  keys.set(text, key);
  return key;
}

/** Returns the check digit for the first twelve digits. */
export function checkDigit13(body: string): string {
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += Number(body[i]) * (i % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

/** Returns the check character (0-9 or X) for the first nine digits. */
export function checkDigit10(body: string): string {
  let sum = 0;
  for (let i = 0; i < 9; i += 1) sum += Number(body[i]) * (10 - i);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'X' : String(digit);
}
