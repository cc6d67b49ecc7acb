import { changeWords } from './marked-values.ts';

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
