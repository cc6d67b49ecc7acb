import { findCodes } from './find-codes.ts';
import { withoutGuess, withoutGuesses } from './open-guesses.ts';
import { withoutPrices } from './quantity-text.ts';
import type { Reading } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** A number of two or more. */
const N = String.raw`(?<![\d.,])(?:[2-9]|[1-9]\d{1,2})(?![\d.,]*\d)|(?<!\p{L})(?:two|three|four|five|six|eight|ten|twelve|deux|trois|quatre|cinq|twee|drie|vier|vijf|zwei|drei|fünf|dos|tres|cuatro|cinco|due|tre|quattro|cinque)(?!\p{L})`;
const UNIT = String.raw`(?:\s?(?!per|par|por|pro|each)\p{L}{1,12}\.?)?`;
const EACH = String.raw`each|apiece|both|chaque|chacune?|des deux|les deux|elke?|ieder|beide[rsn]?|cada(?: un[oa])?|amb[oa]s|jeweils|ciascun[oa]|ogni|entramb[ie]`;
const PIECE = 'stuk|piece|item|title|code|titel|artikel|article|titre|artículo|título|stück';
const EACH_OF_THEM = new RegExp(
  [
    String.raw`(?:${N})${UNIT}\s?(?:(?:of|de|van|von|di)\s)?(?:(?:${EACH})(?!\p{L}|\s(?!of|one|item|title)\p{L})|(?:per|par|por|pro)\s(?:${PIECE})(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:${EACH}|je)\s?[:=]?\s?(?:${N})`,
    String.raw`[各毎每]\s?(?:${N})|(?:${N})\s?[冊部個点]?ずつ`,
    // A bracket for the lines above.
    String.raw`\}\s?(?:x\s?)?(?:${N})`,
  ].join('|'),
  'iu',
);

/**
 * Asks for the quantities of a group: 'CODE' followed by 'CODE } 5 each' may mean five of both. Rows without a number
 * directly above such a row are asked for. A blank line ends a group. [QO-09 d]
 */
export function withEachOfGroup(
  records: readonly PasteRecord[],
  readings: readonly (Reading | undefined)[],
): readonly (Reading | undefined)[] {
  const asked = new Set<number>();
  records.forEach(({ text }, i) => {
    if (!isBare(readings[i - 1]) || isBare(readings[i]) || text.length > MAX_LINE_LENGTH) return;
    if (findCodes(text).length === 0 || !EACH_OF_THEM.test(withoutPrices(textWithoutCodes(text)))) return;
    for (let at = i - 1; isBare(readings[at]) && isNext(records, at); at -= 1) asked.add(at);
  });
  return readings.map((reading, i) =>
    reading && asked.has(i) ? withoutGuess(withoutGuesses(reading)) : reading,
  );
}

const isBare = (reading: Reading | undefined): boolean =>
  reading !== undefined && 'items' in reading && reading.items.every(({ explicit }) => !explicit);

const isNext = (records: readonly PasteRecord[], at: number): boolean =>
  records[at + 1]?.firstLine === (records[at]?.lastLine ?? 0) + 1;

const textWithoutCodes = (text: string): string =>
  findCodes(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
