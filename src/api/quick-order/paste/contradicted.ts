import { sameProductKey } from '../isbn.rules.ts';
import { isCancelled } from './cancelled-lines.ts';
import { findCodes } from './find-codes.ts';
import { isTroubleWord } from './line-words.ts';
import { mark } from './mark-codes.ts';
import { opened } from './open-guesses.ts';
import type { Reading } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/**
 * A line that could not be read may change what another says of its product: 'Correction: CODE should be 5', 'cancel
 * CODE'. Then the quantity of the other is asked. [QO-09 d]
 */
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

/** The products of a line that holds a number or a word of doubt beside them; codes alone change nothing. */
function contradictedBy(text: string): string[] {
  const codes = findCodes(text);
  const rest = mark(text, codes);
  const words = rest.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const says = /\d/.test(rest) || words.some(isTroubleWord) || isCancelled(text);
  return says ? codes.map(({ code }) => sameProductKey(code)) : [];
}
