import spelling from './spelling.json';
import type { Locale } from '../locale/locale-table.ts';
import { changeWords } from './marked-values.ts';

const { kept, ...countries } = spelling;
const written: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = countries;

const startsLike = (word: string, like: string): string =>
  /^[A-Z]/.test(like) ? word.replace(/^./, (first) => first.toUpperCase()) : word;

/**
 * Returns what changes a message's text into the words of a locale's country, which `spelling.json` lists (LOC-12).
 * Undefined if the locale writes as the catalogue does.
 */
export const spellingOf = (locale: Locale): ((text: string, key: string) => string) | undefined => {
  const words = written[locale];
  if (words === undefined) return undefined;
  const american = new RegExp(`\\b(${Object.keys(words).join('|')})(?=s?\\b)`, 'gi');
  const respelled = (part: string) =>
    part.replace(american, (word) => startsLike(words[word.toLowerCase()] ?? word, word));
  return (text, key) => words[key] ?? changeWords(text, kept.includes(key) ? (part) => part : respelled);
};
