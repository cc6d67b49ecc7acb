import { sameProductKey } from '../isbn.rules.ts';
import { lineNote } from './line-note-kinds.ts';
import { isCount } from './quantity-text.ts';
import { inOrder, ownRemarked, type Reading } from './reading.ts';
import { textBeside, wordsOf } from './remark-words.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** A mark for text that no product name explains. */
const UNEXPLAINED = '≠';
/** The number of lines directly above the second list that are shown. Lines above them are a letter. */
const MOST_LINES = 3;
/**
 * A heading of one part of the order. Several parts may want the same product: 'Room 12', 'Grade 3b:', 'Mrs. Ito', 'Oak
 * School'.
 */
const PART = new RegExp(
  [
    String.raw`(?:for |pour |voor |für |para |per )?(?:rooms?|rm|grades?|class(?:room)?|salle|classe|niveau|lokaal|groep|klas|leerjaar|aula|clase|curso|grado|klasse|stufe|raum|zimmer|sala|school|campus|building|dept|department|floor|suite|ward)\.?\s?(?:no\.?|nr\.?|n[°º]|#)?\s?\p{L}?(?:\d{1,3}\p{L}?)?`,
    String.raw`(?:mrs?|ms|dr|prof|mme|madame|monsieur|m|mevr(?:ouw)?|mevrouw|dhr|de heer|frau|herr|sra?|señora?|dott|sig(?:\.?ra)?)\.? (?:\p{Lu}[\p{L}.'’-]* ?){1,3}`,
    String.raw`(?:\p{Lu}[\p{L}.'’-]* ){1,3}(?:school|campus|clinic|elementary|primary|academy|office|site|building|room|hospital|schule|école|lycée|collège|colegio|escuela|scuola)`,
    String.raw`\d{1,2}\s?年(?:\s?\d{1,2}\s?組)?|\d{1,2}(?:st|nd|rd|th) grade`,
  ]
    .map((source) => String.raw`^\P{L}{0,3}(?:${source})\P{L}{0,3}$`)
    .join('|'),
  'iu',
);

type Readings = readonly (Reading | undefined)[];

/**
 * Shows at each row whose product is in the list again the other row, and the lines between the two that no rule explains.
 * Such a line may say anything ('Revised', 'Version 2', 'NEW LIST'), so the second list may replace the first. If the
 * second list repeats most products, the rows that it lacks show its heading too. [QO-09 d]
 */
export function withSecondLists(records: readonly PasteRecord[], readings: Readings): Readings {
  const headings = readings.flatMap((reading, i) => (isHeading(reading, records[i]) ? [i] : []));
  if (headings.length === 0) return readings;
  const shown = new Map<number, Set<number>>();
  const show = (row: number, lines: readonly number[]) =>
    shown.set(row, new Set([...(shown.get(row) ?? []), ...lines]));
  const lastAt = new Map<string, number>();
  const isAgain = new Set<number>();
  // Older mail is handled separately: the list above it is the newer one.
  const isQuoted = (at: number) => lineNote(records[at]?.text ?? '')?.reach === 'quoted';
  readings.forEach((reading, i) => {
    for (const key of keysOf(reading)) {
      const before = lastAt.get(key);
      if (before !== undefined && before < i) {
        const between = headings.filter((at) => at > before && at < i).slice(-MOST_LINES);
        if (between.length > 0 && !between.some(isQuoted)) {
          show(before, [...between, i]);
          show(i, [before, ...between]);
          isAgain.add(i);
        }
      }
      lastAt.set(key, i);
    }
  });
  if (shown.size === 0) return readings;
  const rows = readings.flatMap((reading, i) => (keysOf(reading).length > 0 ? [i] : []));
  headings.forEach((at, nth) => {
    const end = headings[nth + 1] ?? readings.length;
    const section = rows.filter((row) => row > at && row < end);
    const again = section.filter((row) => isAgain.has(row));
    if (again.length < 2 || again.length * 2 < section.length) return;
    for (const row of rows) if (row < at && !shown.has(row)) show(row, [at]);
  });
  return readings.map((reading, i) => {
    const lines = shown.get(i);
    return reading && 'items' in reading && lines
      ? told(reading, [...lines], records, new Set(headings), i)
      : reading;
  });
}

function told(
  reading: Extract<Reading, { readonly items: unknown }>,
  lines: readonly number[],
  records: readonly PasteRecord[],
  headings: ReadonlySet<number>,
  at: number,
): Reading {
  if (!reading.items.some(({ quantity }) => isCount(quantity))) return reading;
  const words = lines
    .filter((line) => headings.has(line))
    .flatMap((line) => wordsOf(textBeside(records[line]?.text ?? '')));
  const items = reading.items.map((read) =>
    isCount(read.quantity)
      ? { ...read, remarks: [...new Set([...(read.remarks ?? []), ...words, UNEXPLAINED])] }
      : read,
  );
  const notes = inOrder([...(reading.notes ?? [at]), ...lines]);
  return { items, notes, said: inOrder([...(reading.said ?? ownRemarked(reading, at)), ...lines]) };
}

const isHeading = (reading: Reading | undefined, record: PasteRecord | undefined): boolean =>
  reading !== undefined &&
  'reason' in reading &&
  reading.reason === 'no-code' &&
  record !== undefined &&
  record.text.length <= MAX_LINE_LENGTH &&
  !PART.test(record.text.trim());

const keysOf = (reading: Reading | undefined): readonly string[] =>
  reading && 'items' in reading ? reading.items.map(({ code }) => sameProductKey(code)) : [];
