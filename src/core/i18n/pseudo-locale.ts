import type { Catalogue, CompiledMessage, MessageFormat } from './message-format.ts';

/* Loaded only on a page with the setting `pseudoLocale`. */

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

/** What stands around a value in a text while the text is changed. Unicode has these characters for such private use. */
const VALUE = /\ue000([^\ue001]*)\ue001/;

/** What is an address or a number, and not words. */
const NO_WORDS = /^\S*[@/]\S*$|^[^\p{L}]*$/u;

/** Returns a text longer, accented and between marks. What a value has brought stays as it is. */
export const pseudoText = (text: string): string => {
  const parts = text.split(VALUE);
  const words = parts.filter((_part, place) => place % 2 === 0).join('');
  if (NO_WORDS.test(words)) return parts.join('');
  return `[${parts.map((part, place) => (place % 2 === 0 ? part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter) : part)).join('')}]`;
};

const marking = (format: MessageFormat): MessageFormat => ({
  ...format,
  number: (value) => `\ue000${format.number(value)}\ue001`,
});

const pseudoMessage = (message: CompiledMessage): CompiledMessage =>
  typeof message === 'string'
    ? pseudoText(message)
    : (values, format) => pseudoText(message(values, marking(format)));

/**
 * Returns a catalogue in no language: each text a third longer, accented and between marks (LEAD-08 a). What is drawn
 * without marks is the page's own, a service's, or a text that nobody can translate.
 */
export const pseudoCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, pseudoMessage(message)]));
