import { isKnownOther, QUANTITY, titleWords } from './column-titles.ts';
import { findCodes } from './find-codes.ts';
import { GREETING } from './header-row.ts';
import { hasPrice, tokensOf } from './line-tokens.ts';
import { isDozen, isTroubleWord } from './line-words.ts';
import { mark } from './mark-codes.ts';
import { isNumberWord } from './quantity-words.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';
import { isTextTitle } from './spaced-heading.ts';
import { sharesOut } from './unclear-rest.ts';
import { isPackWord } from './unit-words.ts';

const SHORT_NOTE = 6;
const ONE = /^(?:1|one|un|une|een|één|uno|una|ein|eine|um|uma)$/i;

/**
 * The rows whose quantity another line puts in doubt, by their index: a note about all of them ('2 each of', 'quantities in
 * dozens'), one above them ('In stock:', 'Returned'), or a price where they have their number.
 * `isTitled`: what stands in the row a heading says. [QO-09 d]
 */
export function doubtfulRows(
  records: readonly PasteRecord[],
  isTitled: (index: number) => boolean,
): ReadonlySet<number> {
  const kinds = records.map((record, i) => kindOfLine(record, isTitled(i)));
  const isShared = kinds.includes('shares');
  const isPriced = kinds.includes('price');
  let isAside = false;
  const doubtful = new Set<number>();
  kinds.forEach((kind, i) => {
    if (kind === 'aside' || kind === 'note') isAside = kind === 'aside';
    const isRow = kind === 'count' || kind === 'row';
    if (isRow && (isShared || isAside || (isPriced && kind === 'count'))) doubtful.add(i);
  });
  return doubtful;
}

/**
 * `price`: a row whose only number is an amount or a per cent; `count`: one whose only number stands by itself; `shares`,
 * `aside`, `note`: lines without a code.
 */
type LineKind = 'price' | 'count' | 'row' | 'shares' | 'aside' | 'note' | 'other';

function kindOfLine(record: PasteRecord, isTitled: boolean): LineKind {
  const { text, isHeading } = record;
  if (isHeading || text.length > MAX_LINE_LENGTH) return 'other';
  if (isTitled) return 'row';
  const codes = findCodes(text);
  return codes.length > 0 ? kindOfRow(mark(text, codes)) : kindOfNote(record);
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
  const line = text.trim();
  const words = line.match(/[\p{L}\p{M}'’-]+|\d+/gu) ?? [];
  if (words.length === 0 || cells.length > 1 || GREETING.test(line)) return 'other';
  const counted = words.filter((word) => /^\d/.test(word) || isNumberWord(word.toLowerCase()));
  const isOfEach = sharesOut(line) && counted.length > 0 && !counted.every((word) => ONE.test(word));
  const isOfPacks = words.some(isPackWord) && titleWords(line).some((word) => QUANTITY.has(word));
  if (isOfEach || isOfPacks || words.some(isDozen)) return 'shares';
  const isShort = words.length <= SHORT_NOTE && !line.endsWith(',');
  if (!line.endsWith(':') && (!isShort || /\d/.test(line))) return 'other';
  const isTitle = words.every((word) => isKnownOther(word) && !isTextTitle(word));
  return isTitle || words.some(isTroubleWord) ? 'aside' : line.endsWith(':') ? 'note' : 'other';
}
