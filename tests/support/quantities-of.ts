import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** What was read, in short: the quantities in order, '_' where it is asked, '!' for a line listed as unread. */
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
