import { readCodeCell } from './find-codes.ts';
import { opened } from './open-guesses.ts';
import { type Reading, type ReadItem, unread } from './reading.ts';
import type { PasteRecord } from './records.ts';
import { onlyCell } from './title-lines.ts';

/** One or two letters and a number, or two years. */
const PERIOD = /^(?:[A-Z]{1,2}'?\d{1,4}(?:[-/]\d{2,4})?|20\d\d[-/](?:20)?\d\d)$/i;

type Readings = readonly (Reading | undefined)[];

/** Returns whether a text that looks like a code is written like a year or a term: 'FY25', 'SY2526', '2025-26', 'Q3'. */
export const isPeriod = (text: string): boolean => PERIOD.test(text);

/**
 * Handles codes that may be headings: a code that is alone on the line above rows with counts, has no count itself and is
 * written differently from theirs, such as 'FY25' above ISBNs. If it looks like a year or a term, it is listed as not read.
 * Otherwise its quantity is asked for. [QO-09 d]
 */
export function withoutHeadingCodes(records: readonly PasteRecord[], readings: Readings): Readings {
  const counted = readings.flatMap((reading) =>
    reading && 'items' in reading ? reading.items.filter(isCounted) : [],
  );
  const kinds = new Set(counted.map(({ code }) => kindOf(code)));
  const isUnlike = (code: string) => kinds.size > 0 && !kinds.has(kindOf(code));
  return readings.map((reading, i) => {
    const [only, ...more] = reading && 'items' in reading ? reading.items : [];
    if (!reading || !only || more.length > 0 || isCounted(only) || !isUnlike(only.code)) return reading;
    const text = onlyCell(records[i])?.replace(/\s?:$/, '');
    // There may be titles of columns in between.
    const below = readings.slice(i + 1, i + 4).find((reading) => reading !== undefined);
    const isAlone = text !== undefined && !/\s/.test(text);
    const isAbove = below !== undefined && 'items' in below && below.items.some(isCounted);
    if (!isAlone || !isAbove) return reading;
    return isPeriod(text) || isWord(text) ? unread('no-code') : opened(reading);
  });
}

/** A word with a number, such as 'Sheet1'. */
const isWord = (text: string): boolean => /^\p{L}\p{Ll}+\d{1,3}$/u.test(text);

const isCounted = ({ explicit, quantity }: ReadItem): boolean => explicit && quantity !== '';

/** Returns how a code is written: as an ISBN or number, as a year, in parts with hyphens, or in one part. */
const kindOf = (code: string): string =>
  isPeriod(code)
    ? 'period'
    : readCodeCell(code)?.kind === 'isbn' || /^[\d-]+$/.test(code)
      ? 'number'
      : code.includes('-')
        ? 'parts'
        : 'one';
