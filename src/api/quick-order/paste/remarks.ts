import { isAnswer, isPlainAnswer, isUnexplained } from './column-kinds.ts';
import { folded, isItemWord } from './column-titles.ts';
import { findCodes, readCodeCell } from './find-codes.ts';
import { isKnownQuantity } from './known-quantity-titles.ts';
import { isAsianAmount, isDozen, isProductNoun, isTroubleWord } from './line-words.ts';
import { isSpeltNumber } from './number-words.ts';
import { isFactor, isPackOrPart, isPartOfProduct, otherTotal } from './other-counts.ts';
import { isCount, isPieceUnit } from './quantity-text.ts';
import { isSharedAmongPlaces } from './place-cells.ts';
import type { Reading, ReadItem } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';
import { isEveryday, textBeside, wordsOf } from './remark-words.ts';
import { isNoteTitle, withoutHarmless } from './row-notes.ts';
import { isTextTitle } from './spaced-heading.ts';
import { saysPhrase, statusWords } from './status-words.ts';
import { holdsCount } from './stray-counts.ts';
import type { Table } from './tables.ts';
import { isProductTitle, toldInName, withoutShapes } from './title-cells.ts';
import { isMisshapen } from './title-shapes.ts';
import { sharesOut } from './unclear-rest.ts';
import { isPackWord, isUnitTitle } from './unit-words.ts';

/** Phrases that may mean that the product was already bought. */
const ON_ORDER = /(?<!\p{L})(?:on (?:back-?)?order|en commande|in bestelling|en pedido)(?!\p{L})/iu;
const ORDERED =
  /(?<!\p{L})(?:on order|ordered|en commande|commandé\p{L}*|besteld|in bestelling|pedid[oa]s?|bestellt)(?!\p{L})/iu;
/** 'all 4', 'both sites'. */
const ALL = /^(?:all|both|tou(?:s|tes)|alle|beide|tod[oa]s|amb[oa]s)$/;
/** A mark for text that no product name explains. */
const UNEXPLAINED = '≠';
/** Quantities that are divided: '1 English 2 Spanish', '6 to Main, 4 to Annex'. */
const SHARED_OUT = /^\d{1,3}\s(?!\d)\D{2,40}\s\d{1,3}\s\p{L}|\(\d{1,3}\).*\(\d{1,3}\)/u;
/** Without a title, a number of this size may be a year or a reference. */
const LARGE = 1000;
/** A sign that is not a tick, dash or ditto mark: '△', '!', '※'. */
const SIGN = /^(?=.*\S)[^\p{L}\p{N}\p{Sc}\-–—.,·○〇◯●✓✔☑✅_/"'〃#%]+$/u;
/** More words than these are a text, which is shown as a whole. */
const MOST_WORDS = 60;

/** Adds the remarks of its row to a reading. Items whose quantity is asked for need none. `lead` is the row's own number. */
export function withRemarks(
  reading: Reading,
  record: PasteRecord,
  table: Pick<Table, 'titles' | 'rows'> | undefined,
  lead: string | undefined,
): Reading {
  if (!('items' in reading) || !reading.items.some(({ quantity }) => isCount(quantity))) return reading;
  const remarks = remarksOf(record, table, lead, reading.items);
  if (remarks.length === 0) return reading;
  return { items: reading.items.map((read) => (isCount(read.quantity) ? { ...read, remarks } : read)) };
}

/**
 * Returns the words of a row or line that nothing explains, in lower case and without accents: not code, quantity, price,
 * unit, title or a common word of orders. The product's own name may explain them; code that knows it decides. Under a
 * heading, the titles explain their cells, except for columns of notes and for words and numbers about quantities. [QO-09
 * d]
 */
function remarksOf(
  { cells, text }: PasteRecord,
  table: Pick<Table, 'titles' | 'rows'> | undefined,
  lead: string | undefined,
  items: readonly ReadItem[],
): readonly string[] {
  if (text.length > MAX_LINE_LENGTH) return [];
  const { titles = [], rows = [] } = table ?? {};
  const words = cells
    .map((cell) => withoutSmall(cell, items))
    .flatMap((cell, i) =>
      titles.length > 0
        ? titledWords(cell, titles[i] ?? '', () => rows.map((row) => row[i] ?? ''))
        : untitledWords(cell, items),
    );
  const numbers = [...items.map(({ quantity }) => quantity), ...(lead ? [lead.replace(/\D/g, '')] : [])];
  for (const number of numbers) {
    const at = words.findIndex((word) => isCount(word) && Number(word) === Number(number));
    if (at >= 0) words.splice(at, 1);
  }
  const isCounted = items.every(({ explicit }) => explicit);
  const strange = words.filter((word) => !isEveryday(word, isCounted));
  const [only, ...more] = items;
  const total = only && more.length === 0 ? otherTotal(cells, Number(only.quantity)) : undefined;
  const isLarge = titles.length === 0 && only !== undefined && Number(only.quantity) >= LARGE;
  const other = total === undefined ? [] : [String(total)];
  return [...new Set(withSign([...strange, ...other], isLarge))].slice(0, MOST_WORDS);
}

/** Removes the row's own codes in lower case. */
const withoutSmall = (cell: string, items: readonly ReadItem[]): string =>
  items.reduce((text, { code }) => text.replaceAll(code.toLowerCase(), ' '), cell);

const withSign = (words: readonly string[], isUnexplained: boolean): string[] =>
  isUnexplained ? [...words, UNEXPLAINED] : [...words];

/** A cell with the code or the quantity is not a factor: '3 x CODE', 'x3'. */
function untitledWords(cell: string, items: readonly ReadItem[]): string[] {
  const isOwn =
    findCodes(cell).length > 0 ||
    items.some(({ quantity }) => Number(/\d+/.exec(cell)?.[0]) === Number(quantity));
  const text = textBeside(cell);
  const isOther = ON_ORDER.test(text) || isPartOfProduct(text);
  return withSign(wordsOf(text), isOther || (!isOwn && (isFactor(cell) || isPackOrPart(cell))));
}

/**
 * Returns the unexplained words of a cell under a title. A cell without letters is a date, a price or a count that the
 * title explains. Words about the order, and cells that do not have the form that the title requires, are reported.
 * `column` returns the cells under the same title.
 */
function titledWords(cell: string, title: string, column: () => readonly string[]): string[] {
  if (isNoteTitle(title)) return notesOf(cell);
  const isUnit = isUnitTitle(title);
  if (isUnit && (isFactor(cell) || isPackOrPart(cell))) return [UNEXPLAINED];
  const isName = isTextTitle(title) || isItemWord(title);
  const isProduct = isName || isProductTitle(title);
  const isOwn = isName || isUnit || isKnownQuantity(title) || readCodeCell(cell) !== undefined;
  if (/^[✗✘❌☒×✕?]+$/u.test(cell.trim()) || (!isOwn && SIGN.test(cell))) return [UNEXPLAINED];
  if (!isOwn && (isMisshapen(cell, title) || (!isProduct && isSharedAmongPlaces(cell, title))))
    return [...wordsOf(cell), UNEXPLAINED];
  if (!/\p{L}/u.test(cell) || isPlainAnswer(cell, title)) return [];
  const small = cell.toLowerCase();
  if (!isName && isPackOrPart(small.endsWith('s') ? small : cell)) return [UNEXPLAINED];
  if (sharesOut(cell) && !isUnit) return [UNEXPLAINED];
  const isNumbered = isName || isUnit;
  const status = statusWords(cell).map((word) => folded(word));
  const said = wordsOf(textBeside(isProduct ? withoutShapes(cell) : cell)).filter(
    (word) => saysHowMany(word) || status.includes(word) || (isNumbered && /^\d/.test(word)),
  );
  const told = isProduct ? [...new Set([...said, ...toldInName(cell)])] : said;
  if (!isOwn && told.length === 0 && (countsInSmall(cell) || isUnlike(cell, column)))
    return [...wordsOf(cell), UNEXPLAINED];
  if (!isUnit && told.length === 0 && !isPieceUnit(cell.trim()) && isUnexplained(cell, title)) {
    return withSign(wordsOf(textBeside(cell)), isAnswer(cell));
  }
  if (!isOwn && SHARED_OUT.test(cell)) return [...wordsOf(cell), UNEXPLAINED];
  const aside = told.length === 0 ? asideOf(cell) : [];
  if (aside.length > 0) return withSign(aside, !isName);
  const isSaid = told.length === 0 && (saysPhrase(cell) || /[✗✘❌☒]/u.test(cell));
  return withSign(told, (told.length > 0 && !isProduct) || isSaid);
}

/** Returns the words of a comment in lower case after a name: 'Ana (withdrawn)', 'Memory scale - we found ours'. */
function asideOf(cell: string): string[] {
  const [, said = ''] = /(?:[([]|\s[-–—]\s|;\s?)\s?(\p{Ll}[^()[\]]{2,60})/u.exec(cell) ?? [];
  const isSilent = (word: string) => isProductNoun(word) || isPackWord(word) || word.length < 3;
  const words = wordsOf(textBeside(said)).filter((word) => !isEveryday(word, true));
  return words.every(isSilent) ? [] : words;
}

/** Returns whether a cell has a count next to words in lower case: 'need 5', 'x2'. */
const countsInSmall = (cell: string): boolean =>
  isFactor(cell) || (/\d/.test(cell) && !/\p{Lu}/u.test(cell) && holdsCount(cell));

/** Returns whether a cell is in lower case while others in its column begin with capitals: 'came in yesterday' next to 'Math'. */
function isUnlike(cell: string, column: () => readonly string[]): boolean {
  const isSmall = /^\P{L}*\p{Ll}/u.test(cell) && !/\p{Lu}|\d/u.test(cell);
  return isSmall && column().some((other) => /^\p{Lu}/u.test(other));
}

/**
 * Returns the unexplained words of a note. A note is about the order, not about the product, whose name may contain the
 * same word: 'Complete', '×'.
 */
function notesOf(cell: string): string[] {
  const text = textBeside(withoutHarmless(cell));
  const words = wordsOf(text);
  const isTold = ORDERED.test(cell) || /^[×✕xX△▲]$/.test(cell.trim()) || ON_ORDER.test(text);
  return withSign(words, isTold || words.some((word) => !isEveryday(word, true)) || isPartOfProduct(text));
}

const saysHowMany = (word: string): boolean =>
  isTroubleWord(word) || isDozen(word) || isAsianAmount(word) || isSpeltNumber(word) || ALL.test(word);
