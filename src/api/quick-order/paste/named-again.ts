import { opened } from './open-guesses.ts';
import type { Reading } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** The leading capitals of a code: VLS of VLS-KIT. */
const LETTERS = /^[A-Z]{3,}(?=[-\d])/;
const WORDS = /(?<![\p{L}\p{N}-])[A-Z]{3,}(?![\p{L}\p{N}-])/gu;

/**
 * Asks for the quantity of a row if an unreadable line below names its product by the letters of its code ('Sorry, 4 VLS',
 * 'No VLS after all'), because the line may change the quantity. [QO-09 d]
 */
export function withoutNamedAgain(
  records: readonly PasteRecord[],
  readings: readonly (Reading | undefined)[],
): (Reading | undefined)[] {
  const lastAt = new Map<string, number>();
  readings.forEach((reading, i) => {
    const text = records[i]?.text ?? '';
    if (!reading || !('reason' in reading) || text.length > MAX_LINE_LENGTH) return;
    for (const [word] of text.matchAll(WORDS)) lastAt.set(word, i);
  });
  if (lastAt.size === 0) return [...readings];
  const isNamed = (code: string, at: number) => (lastAt.get(LETTERS.exec(code)?.[0] ?? '') ?? -1) > at;
  return readings.map((reading, i) => {
    if (!reading || !('items' in reading)) return reading;
    return reading.items.some(({ code }) => isNamed(code, i)) ? opened(reading) : reading;
  });
}
