import { sameProductKey } from '../isbn.rules.ts';
import { isCancelled } from './cancelled-lines.ts';
import { findCodes } from './find-codes.ts';
import { isTroubleWord } from './line-words.ts';
import { mark } from './mark-codes.ts';
import { opened } from './open-guesses.ts';
import type { Reading } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** Asks for quantities that an unreadable line may change: 'Correction: CODE should be 5', 'cancel CODE'. [QO-09 d] */
export function withoutContradicted(
  records: readonly PasteRecord[],
  readings: readonly (Reading | undefined)[],
): (Reading | undefined)[] {
  const doubted = new Set(
    readings.flatMap((reading, i) => {
      const text = records[i]?.text ?? '';
      const isOpen = reading && 'reason' in reading && reading.reason === 'ambiguous';
      return isOpen && text.length <= MAX_LINE_LENGTH ? contradictedBy(text) : [];
    }),
  );
  if (doubted.size === 0) return [...readings];
  const isDoubted = (reading: Reading) =>
    'items' in reading && reading.items.some(({ code }) => doubted.has(sameProductKey(code)));
  return readings.map((reading) => (reading && isDoubted(reading) ? opened(reading) : reading));
}

/** Returns the products of a line that also has a number or a word of doubt. Codes alone change nothing. */
function contradictedBy(text: string): string[] {
  const codes = findCodes(text);
  const rest = mark(text, codes);
  const words = rest.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const says = /\d/.test(rest) || words.some(isTroubleWord) || isCancelled(text);
  return says ? codes.map(({ code }) => sameProductKey(code)) : [];
}
