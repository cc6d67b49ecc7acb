import { runtime } from '../runtime.ts';
import type { Catalogue, CompiledMessage, MessageFormat } from './message-format.ts';
import spelling from './spelling.json';
import type { Locale } from '../locale/locale-table.ts';

/* Loaded only on a page with the setting `pseudoLocale`, and on English sites that write otherwise than the United States. */

/**
 * Returns a catalogue as this page shows it: in the words of its country, or in the pseudo-locale, where each text is
 * longer, accented and between marks (LEAD-08 a).
 */
export const changedCatalogue = (catalogue: Catalogue): Catalogue => {
  const { config, row } = runtime();
  const change = config.pseudoLocale ? pseudoText : spellingOf(row.locale);
  if (change === undefined) return catalogue;
  const changed = (key: string, message: CompiledMessage): CompiledMessage =>
    typeof message === 'string'
      ? change(message, key)
      : (values, format) => change(message(values, markingValues(format)), key);
  return Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, changed(key, message)]));
};

/** What stands around a value in a text while the text is changed. Unicode has these characters for such private use. */
const VALUE = /\ue000([^\ue001]*)\ue001/;

/** Returns a format that marks what a value brings to a text. */
export const markingValues = (format: MessageFormat): MessageFormat => ({
  ...format,
  number: (value) => `\ue000${format.number(value)}\ue001`,
});

/** Returns a text without the marks, its words changed. What a value has brought stays as it is. */
export const changeWords = (text: string, change: (words: string) => string): string =>
  text
    .split(VALUE)
    .map((part, place) => (place % 2 === 0 ? change(part) : part))
    .join('');

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
};

/** What is an address or a number, and not words. */
const NO_WORDS = /^\S*[@/]\S*$|^[^\p{L}]*$/u;

/** Returns a text longer, accented and between marks (LEAD-08 a). What a value has brought stays as it is. */
export const pseudoText = (text: string): string => {
  let words = '';
  const changed = changeWords(text, (part) => {
    words += part;
    return part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
  });
  return NO_WORDS.test(words) ? changeWords(text, (part) => part) : `[${changed}]`;
};

const { kept, ...countries } = spelling;
const written: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = countries;

const startsLike = (word: string, like: string): string =>
  /^[A-Z]/.test(like) ? word.replace(/^./, (first) => first.toUpperCase()) : word;

/** Returns what changes a text into the words of a locale's country, by `spelling.json` (LOC-12). Undefined if nothing. */
export const spellingOf = (locale: Locale): ((text: string, key: string) => string) | undefined => {
  const words = written[locale];
  if (words === undefined) return undefined;
  const american = new RegExp(`\\b(${Object.keys(words).join('|')})(?=s?\\b)`, 'gi');
  const respelled = (part: string) =>
    part.replace(american, (word) => startsLike(words[word.toLowerCase()] ?? word, word));
  return (text, key) => words[key] ?? changeWords(text, kept.includes(key) ? (part) => part : respelled);
};
