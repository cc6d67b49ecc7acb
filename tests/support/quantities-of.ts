import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/**
 * Returns what was read, in short: the quantities in order, '_' for one that must be asked for, '!' for a line that
 * could not be read.
 */
export function quantitiesOf(text: string): string {
  const { lines, unread } = readPaste(text);
  const read = lines.map(({ quantity, lineNumber }) => ({
    lineNumber,
    told: quantity === '' ? '_' : quantity,
  }));
  const all = [...read, ...unread.map(({ lineNumber }) => ({ lineNumber, told: '!' }))];
  return all
    .toSorted((a, b) => a.lineNumber - b.lineNumber)
    .map(({ told }) => told)
    .join(' ');
}
