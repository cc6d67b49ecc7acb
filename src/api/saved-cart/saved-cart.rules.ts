/** Most characters of a saved cart's name and description. Source: CRT-07 a, b. */
export const NAME_LIMIT = 50;
export const DESCRIPTION_LIMIT = 250;

export type NameFault = 'needed' | 'characters' | 'long';

const length = (text: string): number => [...text].length;
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** What is typed as a name: the spaces around it are no part of it, and an accent is one with its letter. */
export const typedName = (typed: string): string => typed.trim().normalize('NFC');

/** What is wrong with a name, as `typedName` gives it; undefined where nothing is. Source: CRT-07 a. */
export const nameFault = (name: string): NameFault | undefined => {
  if (name === '') return 'needed';
  if (!/^[\p{L}\p{N}]+$/u.test(name)) return 'characters';
  return length(name) > NAME_LIMIT ? 'long' : undefined;
};

/** Letters and digits of a name alone: its words joined, a capital for each where there are several. '' where none is left. */
export const cleanedName = (typed: string): string => {
  const words = typedName(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joined =
    words.length < 2 ? words : words.map((word) => word.replace(/^./u, (at) => at.toUpperCase()));
  return cut(joined.join(''), NAME_LIMIT);
};

/** The name, cleaned, or with the first number from 2 on behind it that is not taken. */
export const freeName = (wanted: string, taken: readonly string[]): string => {
  const name = cleanedName(wanted);
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? name : `${cut(name, NAME_LIMIT - String(count).length)}${count}`;
    if (!taken.includes(next)) return next;
  }
};

/**
 * The name that an earlier cart is put aside under: letters and digits alone, with the day in it. `day` is an ISO date.
 */
export const savedName = (word: string, day: string): string =>
  `${word.replace(/[^\p{L}\p{N}]/gu, '')}${day.replaceAll('-', '')}`.slice(0, NAME_LIMIT);
