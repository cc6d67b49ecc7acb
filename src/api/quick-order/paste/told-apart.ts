import { findCodes } from './find-codes.ts';
import { isCount } from './quantity-text.ts';
import type { Reading } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** The total number of pieces: 'Total: 8', 'Total items: 8', 'Summe 8 Stück'. A sum of money has cents or a currency. */
const TOTAL =
  /^\P{L}*(?:(?:grand |order |number )?total(?:e|es|s)?|totaal|summe|gesamt\p{Ll}*|suma|somme|合計)(?: (?:of )?(?:items?|pieces?|pcs|copies|units?|qty|quantity|kits?|général|artikelen|aantal|anzahl|articles?|artículos|unidades|pezzi))?\P{L}*?(?<![\d.,])(\d{1,4})(?![\d.,]*\d)\s*(?:items?|pieces?|pcs|copies|units?|kits?|stuks|artikelen|stück|exemplaires|articles?|unidades|ejemplares|pezzi|copie|部|冊|点)?[\s.;|]*$/iu;
const MONEY = /\p{Sc}|%|(?<!\p{L})(?:usd|eur|gbp|cad|aud|chf|jpy)(?!\p{L})|円/iu;
/** A total above this multiple of the pieces may be money. */
const MOST_TIMES = 5;
/** Signs that comment a line out: '#LMS4-KIT', '// LMS4-KIT'. The signs of a list ('-', '*', '•') do not. */
const COMMENT = /^\s*(?:#(?!\s?\d)|\/\/|--+(?![-\s]*\d)|;|%)/;

const ADDED = /^\s*[+＋]/u;
const TAKEN = /^\s*[-−–－]/u;
/** A sign without a space before an ISBN. */
const GLUED = /^\s*[-−–+＋]97[89]/u;

type Readings = readonly (Reading | undefined)[];

/** Returns whether a line gives a total number of pieces that is neither the sum nor the number of the rows. [QO-09 d] */
export function isOtherSum(line: string, readings: Readings): boolean {
  if (MONEY.test(line)) return false;
  const said = Number(TOTAL.exec(line.trim().replaceAll('\t', ' '))?.[1] ?? Number.NaN);
  const items = readings.flatMap((reading) => (reading && 'items' in reading ? reading.items : []));
  if (Number.isNaN(said) || !items.every(({ quantity }) => isCount(quantity))) return false;
  const sum = items.reduce((all, { quantity }) => all + Number(quantity), 0);
  return said !== sum && said !== items.length && said <= sum * MOST_TIMES;
}

/**
 * Returns the indexes of the rows that a sign comments out, if other rows have no such sign. If rows have + and -, returns
 * all of these. [QO-09 d]
 */
export function commentedRows(records: readonly PasteRecord[], readings: Readings): ReadonlySet<number> {
  const rows = readings.flatMap((reading, i) => (reading && 'items' in reading ? [i] : []));
  const begins = (sign: RegExp) => rows.filter((i) => sign.test(records[i]?.text ?? ''));
  const added = records.flatMap(({ text }, i) =>
    ADDED.test(text) && namesProduct(text.replace(ADDED, '')) ? [i] : [],
  );
  const taken = added.length > 0 ? begins(TAKEN) : [];
  if (taken.length > 0) return new Set([...added.filter((i) => rows.includes(i)), ...taken]);
  const glued = begins(GLUED);
  if (glued.length > 0 && glued.length < rows.length) return new Set(glued);
  const signed = rows.filter((i) => COMMENT.test(records[i]?.text ?? ''));
  return new Set(signed.length < rows.length ? signed : []);
}

const namesProduct = (text: string): boolean =>
  text.length <= MAX_LINE_LENGTH &&
  findCodes(text).some(({ code, kind }) => kind === 'isbn' || (kind === 'product' && /[A-Z]/.test(code)));
