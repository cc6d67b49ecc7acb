import { sameProductKey } from '../isbn.rules.ts';
import { isTakenBack } from './cancelled-lines.ts';
import { isItemWord } from './column-titles.ts';
import { findCodes } from './find-codes.ts';
import { lineNote } from './line-note-kinds.ts';
import { isBare } from './mark-codes.ts';
import { isPoliteWord, isTroubleWord } from './line-words.ts';
import { isMailWord } from './mail-words.ts';
import { isPieceUnit } from './quantity-text.ts';
import { inOrder, type Reading, type ReadItem } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';
import { textBeside, wordsOf } from './remark-words.ts';
import { spelt } from './spelt-numbers.ts';
import { holdsCount } from './stray-counts.ts';
import { sharesOut } from './unclear-rest.ts';

/** A mark for text that no product name explains. */
const UNEXPLAINED = '≠';
const N = String.raw`(?<![\p{L}\d.,/+-])([2-9]|[1-9]\d{1,2}|\p{L}{3,7})(?![\d.,/])`;
const UNIT = String.raw`(?:\s?(\p{L}+)\.?)?`;
const OF = '(?:of|de|van|von|di)';
const ITEM =
  '(?:one|item|title|product|code|titre|article|référence|titel|artikel|product|título|código|artículo|producto|titolo|articolo|prodotto|un[oa]|stück|stuk)';
const EACH = String.raw`(?:each|chaque|chacune?|elke?|ieder|cada|ciascun[oa]|jeweils|jede[mnrs]?|ogni)(?!\p{L})(?:\s${ITEM}(?!\p{L}))?`;
const OF_EACH = new RegExp(String.raw`(?<!\p{L})(?:${EACH}|je\s)`, 'iu');
/** 'each class' does not mean each row. */
const ENDS = String.raw`(?!\s(?!of|please|pls|thanks|bitte|por|svp|s['’]il|graag|aub|alstublieft|per)\p{L})`;
const CLAUSES = [
  String.raw`${N}${UNIT}\s${OF}\s${EACH}${ENDS}`,
  String.raw`${N}\s${EACH}${ENDS}`,
  String.raw`(?<!\p{L})(?:${OF}\s)?${EACH}\s?:?\s${N}${UNIT}`,
  String.raw`(?<!\p{L})je\s${N}(?!\s?st\.?\s?\d)${UNIT}`,
].map((source) => new RegExp(source, 'iu'));
const ASIAN_CLAUSE =
  /^各\s?([2-9]|[1-9]\d{1,2})\s?[冊部個点](?:ずつ)?(?:を?お願い(?:いた)?します|ください|です)?[。.:：]?$/u;
const PLEASE = /(?<!\p{L})(?:por favor|per favore|s['’]il vous pla[iî]t)(?!\p{L})/giu;
/** A numbered code: '1. CODE'. */
const LISTED = /^\s*(?:\(?\d{1,4}[.):]?|[a-z]\))\s+/i;
const MOST_WORDS = 10;

type Readings = readonly (Reading | undefined)[];

/**
 * Reads a list of bare codes with one plain note that gives the number for all of them ('10 of each', 'je 4 Stück'), above
 * or below. Each row gets that number and shows the note. `read` reads a list; without the note it must leave nothing to
 * report or ask. Otherwise returns undefined. [QO-09 d]
 */
export function readNumberForAll(
  records: readonly PasteRecord[],
  read: (records: readonly PasteRecord[]) => { readonly readings: Readings; readonly question?: unknown },
): Readings | undefined {
  const numbers = records.map(({ text }) => numberForAll(text));
  const at = numbers.findIndex((number) => number !== undefined);
  const number = numbers[at];
  if (number === undefined || numbers.lastIndexOf(number) !== at) return undefined;
  // A list is only read twice if its first row is a code alone.
  const row = records.find(
    ({ text }, i) => i !== at && text.length <= MAX_LINE_LENGTH && findCodes(text).length > 0,
  );
  if (!row || !isBare(row.text.replace(LISTED, ''), findCodes(row.text.replace(LISTED, ''))))
    return undefined;
  const { readings, question } = read(records.filter((_, i) => i !== at));
  const all = [...readings.slice(0, at), { reason: 'no-code' } as const, ...readings.slice(at)];
  const rows = all.flatMap((reading, i) => (reading && 'items' in reading ? [i] : []));
  const items = readings.flatMap((reading) => (reading && 'items' in reading ? reading.items : []));
  const isInside = at > (rows[0] ?? at) && at < (rows.at(-1) ?? at);
  const isMany =
    new Set(items.map(({ code }) => sameProductKey(code))).size === items.length && items.length > 1;
  const isPlain = all.every((reading, i) =>
    reading && 'items' in reading
      ? reading.items.every(isSilent)
      : i === at || saysNothing(reading, records[i]),
  );
  if (question || isInside || !isMany || !isPlain) return undefined;
  const remarks = [...new Set([...wordsOf(textBeside(records[at]?.text ?? '')), UNEXPLAINED])];
  return all.map((reading, i) => {
    if (!reading || !('items' in reading)) return reading;
    const numbered = reading.items.map(({ code }) => ({ code, quantity: number, explicit: true, remarks }));
    return { items: numbered, notes: inOrder([at, i]), said: [at] };
  });
}

/** Returns the number of a line that gives it for each row and otherwise only has polite words. */
function numberForAll(text: string): string | undefined {
  const line = text.trim();
  if (line.length > MAX_LINE_LENGTH / 5 || /^[\s([{→]/u.test(text)) return undefined;
  const asian = ASIAN_CLAUSE.exec(line)?.[1];
  // Searching for codes takes most time.
  if (asian !== undefined || !OF_EACH.test(line) || findCodes(line).length > 0) return asian;
  for (const clause of CLAUSES) {
    const [said, number = '', unit] = clause.exec(line) ?? [];
    if (said === undefined) continue;
    const value = /^\d/.test(number) ? Number(number) : spelt(number);
    const rest = line.replace(said, ' ');
    const isSure = value !== undefined && value > 1 && (unit === undefined || isPieceUnit(unit));
    if (isSure && isPolite(rest)) return String(value);
  }
  return undefined;
}

function isPolite(said: string): boolean {
  const rest = said.replace(PLEASE, ' ');
  const words = rest.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const isKnown = (word: string) => isPoliteWord(word) || isMailWord(word) || isItemWord(word);
  return (
    /^[\p{L}\p{M}'’\s,.:!-]*$/u.test(rest) &&
    words.length <= MOST_WORDS &&
    words.every((word) => isKnown(word) && !isTroubleWord(word)) &&
    !sharesOut(rest) &&
    !isTakenBack(rest)
  );
}

const isSilent = ({ quantity, explicit, remarks = [], also = [], choices }: ReadItem): boolean =>
  quantity === '1' && !explicit && remarks.length === 0 && also.length === 0 && choices === undefined;

const saysNothing = (reading: Reading | undefined, record: PasteRecord | undefined): boolean =>
  reading !== undefined &&
  'reason' in reading &&
  reading.reason === 'no-code' &&
  record !== undefined &&
  lineNote(record.text) === undefined &&
  !holdsCount(record.text);
