/** The most characters of a saved cart's name and description. Source: CRT-07 a, b. */
export const NAME_LIMIT = 50;
export const DESCRIPTION_LIMIT = 250;

export type NameFault = 'needed' | 'characters' | 'long';

const length = (text: string): number => [...text].length;
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** Returns a typed name without surrounding spaces, with each accent and letter as one character. */
export const typedName = (typed: string): string => typed.trim().normalize('NFC');

/** Returns what is wrong with a name from `typedName`. Undefined if it is valid. Source: CRT-07 a. */
export const nameFault = (name: string): NameFault | undefined => {
  if (name === '') return 'needed';
  if (!/^[\p{L}\p{N}]+$/u.test(name)) return 'characters';
  return length(name) > NAME_LIMIT ? 'long' : undefined;
};

/** Returns only the letters and digits of a name. Several words are joined and capitalized. Returns '' if nothing is left. */
export const cleanedName = (typed: string): string => {
  const words = typedName(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joined =
    words.length < 2 ? words : words.map((word) => word.replace(/^./u, (at) => at.toUpperCase()));
  return cut(joined.join(''), NAME_LIMIT);
};

/** Returns the cleaned name. If it is taken, the first free number from 2 on is appended. */
export const freeName = (wanted: string, taken: readonly string[]): string => {
  const name = cleanedName(wanted);
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? name : `${cut(name, NAME_LIMIT - String(count).length)}${count}`;
    if (!taken.includes(next)) return next;
  }
};

/** Returns the name for saving an earlier cart: letters and digits of `word`, followed by the day. `day` is an ISO date. */
export const savedName = (word: string, day: string): string =>
  `${word.replace(/[^\p{L}\p{N}]/gu, '')}${day.replaceAll('-', '')}`.slice(0, NAME_LIMIT);
