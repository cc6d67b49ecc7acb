import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's quantity, or '_' if it is asked for, with '!' if the row says that the list says more. */
const told = (text: string) =>
  readPaste(text)
    .lines.map(({ quantity, remarks = [] }) => `${quantity || '_'}${remarks.length > 0 ? '!' : ''}`)
    .join(' ');

const HEADINGS =
  'Revised:|Updated|NEW LIST|Final:|Version 2|v. 2|Update 11/23|Geändert:|Corrigé :|Herzien:|Corregido:|Corretto:|Mise à jour|Neufassung|Maria|訂正版';

describe('a list that names the products of another one again', () => {
  it.each(HEADINGS.split('|'))('is told at the rows of both under any heading: %s [QO-09 d]', (heading) => {
    for (const first of ['', 'First list\n', 'Version 1\n']) {
      const text = `${first}9780306406157 4\n9783161484100 6\n\n${heading}\n9780306406157 5\n9783161484100 7`;
      expect(told(text).replaceAll('_', '5!'), first).toMatch(/^\d! \d! \d! \d!$/);
    }
  });

  it('is told where the counts are the same, and at a row that it leaves out [QO-09 d]', () => {
    expect(told('LMS4-KIT 4\nVLS-KIT 6\nVLS-MAN 1\nRevised:\nLMS4-KIT 4\nVLS-KIT 6')).toBe('4! 6! 1! 4! 6!');
  });

  it('shows the heading and the other row with the row [QO-09 d]', () => {
    const { lines } = readPaste('LMS4-KIT 4\nVLS-KIT 6\nRevised:\nLMS4-KIT 5');
    expect(lines.map(({ raw }) => raw)).toEqual([
      'LMS4-KIT 4\nRevised:\nLMS4-KIT 5',
      'VLS-KIT 6',
      'LMS4-KIT 4\nRevised:\nLMS4-KIT 5',
    ]);
  });

  it.each(['Room 14', 'Grade 3b:', 'Mrs. Ito:', 'Klas 5', 'Salle 12 :', 'Oak Elementary', 'Klasse 5a'])(
    'is none where the heading names a part of the order: %s [QO-09 d]',
    (heading) => {
      const first = heading.replace(/\d+/, '2');
      expect(told(`${first}\nLMS4-KIT 4\nVLS-KIT 6\n${heading}\nLMS4-KIT 5`)).toBe('4 6 5');
    },
  );
});
