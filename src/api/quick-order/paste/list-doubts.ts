import { isKnownOther, QUANTITY, titleWords } from './column-titles.ts';
import { isTakenBack } from './cancelled-lines.ts';
import { findCodes, readCodeCell } from './find-codes.ts';
import { GREETING } from './header-row.ts';
import { otherTitle } from './known-other-titles.ts';
import { hasPrice, tokensOf } from './line-tokens.ts';
import { isDozen, isTroubleWord } from './line-words.ts';
import { multipliesList, takesListBack } from './list-notes.ts';
import { mark } from './mark-codes.ts';
import { isNumberWord } from './quantity-words.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';
import { isTextTitle } from './spaced-heading.ts';
import { sharesOut, withoutPerOf } from './unclear-rest.ts';
import { isPackWord } from './unit-words.ts';

const MONEY = /[.,]\d\d(?!\d)|\p{Sc}|%|[円元원]|\b(?:EUR|USD|GBP|CAD|AUD|NZD|JPY|SGD|CHF)\b/iu;
const SHORT_NOTE = 6;
const COUNTS = /^(?:numbers|counts|anzahlen|mengen|quantites)$/;
/** A note on prices: 'Unit prices below', 'Montants en euros'. */
const PRICES =
  /(?<!\p{L})(?:prices?|prix|(?:stuks)?prij[sz](?:en)?|preci(?:os?)|(?:einzel|stück)?preise?|prezz[io]|amounts?|montants?|bedrag(?:en)?|betr[aä]ge?|importes?|costs?)(?!\p{L})|単価|金額|価格|价格|가격/iu;
const ONE = /^(?:1|one|un|une|een|één|uno|una|ein|eine|um|uma)$/i;

/**
 * Returns the indexes of the rows whose quantity another line makes doubtful: a note about all rows ('2 each of',
 * 'quantities in dozens'), one above them ('In stock:', 'Returned'), or a price in the place where these rows have their
 * number. `isTitled` says whether a heading explains a row's cells. [QO-09 d]
 */
export function doubtfulRows(
  records: readonly PasteRecord[],
  isTitled: (index: number) => boolean,
): ReadonlySet<number> {
  // Splitting rows takes most time, so it is only done if one may have a price.
  const mayBePriced = records.some(({ text }) => text.length <= MAX_LINE_LENGTH && MONEY.test(text));
  const kinds = records.map((record, i) => (isTitled(i) ? 'row' : kindOfLine(record, mayBePriced)));
  const isShared = kinds.includes('shares');
  const isPriced = kinds.includes('price');
  let isAside = false;
  let isDoubted = false;
  let hasPlainRow = false;
  const doubtful = new Set<number>();
  kinds.forEach((kind, i) => {
    if (kind === 'aside' || kind === 'doubt' || kind === 'note') {
      isDoubted = kind === 'doubt' && hasPlainRow;
      isAside = kind !== 'note' && !isDoubted;
    }
    const isRow = kind === 'count' || kind === 'row';
    hasPlainRow ||= isPlainRow(records[i]);
    if (isRow && isDoubted && !isPlainRow(records[i])) doubtful.add(i);
    if (isRow && (isShared || isAside || (isPriced && kind === 'count'))) doubtful.add(i);
  });
  return doubtful;
}

/**
 * `price`: a row whose only number is an amount or a percentage. `count`: a row whose only number stands alone. `shares`,
 * `aside`, `doubt` and `note` are lines without a code. A `doubt` has a word that makes a number doubtful: 'ask Julie about
 * this'. Above all rows it heads them. Below a row of a spreadsheet it takes no quantity from the next ones.
 */
type LineKind = 'price' | 'count' | 'row' | 'shares' | 'aside' | 'doubt' | 'note' | 'other';

function kindOfLine(record: PasteRecord, mayBePriced: boolean): LineKind {
  const { text, isHeading } = record;
  if (isHeading || text.length > MAX_LINE_LENGTH) return 'other';
  const codes = findCodes(text);
  if (codes.length === 0) return kindOfNote(record);
  return mayBePriced ? kindOfRow(mark(text, codes)) : 'row';
}

function kindOfRow(marked: string): LineKind {
  const tokens = tokensOf(marked);
  const of = (kind: string) => tokens.filter((token) => token.kind === kind);
  const counts = of('number');
  const isPerCent = counts.length === 1 && of('sign').some(({ text }) => text === '%');
  if (isPerCent || (counts.length === 0 && hasPrice(marked))) return 'price';
  const isBare = counts.length === 1 && !['times', 'unit', 'label'].some((kind) => of(kind).length > 0);
  return isBare && !hasPrice(marked) ? 'count' : 'row';
}

function kindOfNote({ text, cells }: PasteRecord): LineKind {
  const line = withoutPerOf(text.trim());
  const words = line.match(/[\p{L}\p{M}'’-]+|\d+/gu) ?? [];
  if (words.length === 0) return 'other';
  if (multipliesList(line)) return 'shares';
  if (takesListBack(line) || (line.endsWith(':') && isTakenBack(line))) return 'aside';
  // A comma splits a sentence like a row of a table: 'Please, 4 of each'. But titles only occur in the cells of a table.
  const isSplit = cells.filter((cell) => cell !== '').length > 1;
  const counted = words.filter((word) => /^\d/.test(word) || isNumberWord(word.toLowerCase()));
  const names = !isSplit && titleWords(line).some((word) => QUANTITY.has(word) || COUNTS.test(word));
  const isOfEach =
    sharesOut(line) && (names || (counted.length > 0 && !counted.every((word) => ONE.test(word))));
  if (isSplit) return isOfEach ? 'shares' : 'other';
  const isOfPacks = words.some(isPackWord) && names;
  if (isOfEach || isOfPacks || words.some(isDozen) || /ダース|다스|ごと|それぞれ|multipl/iu.test(line))
    return 'shares';
  if (GREETING.test(line)) return 'other';
  const isShort = words.length <= SHORT_NOTE && !line.endsWith(',');
  if (!line.endsWith(':') && (!isShort || /\d/.test(line))) return 'other';
  const isTitle = words.every(isTitleOfOther);
  if (isTitle || PRICES.test(line) || isTakenBack(line)) return 'aside';
  if (words.some(isTroubleWord)) return line.endsWith(':') ? 'aside' : 'doubt';
  return line.endsWith(':') ? 'note' : 'other';
}

/** Returns whether a row of a spreadsheet has its code and its count in cells of their own. The note is told at a row instead. */
const isPlainRow = (record: PasteRecord | undefined): boolean =>
  record !== undefined &&
  record.text.includes('\t') &&
  record.cells.some((cell) => readCodeCell(cell) !== undefined) &&
  record.cells.some((cell) => /^[1-9]\d{0,3}$/.test(cell.trim()));

const isTitleOfOther = (word: string): boolean =>
  /^(?:lists?|listes?|lijst|lista|liste)$/i.test(word) ||
  ((isKnownOther(word) || otherTitle(word) !== undefined) && !isTextTitle(word));
