import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { decode } from '../../list-reader/decode.ts';
import { openList, readOrderList } from '../../list-reader/read-list.ts';
import { csvName, listCsv, type CsvTitles, type NamedLine } from './csv-export.ts';

const TITLES: Readonly<Record<string, CsvTitles>> = {
  'en-US': ['Product code', 'Quantity', 'Product name'],
  'fr-CA': ['Code de produit', 'Quantité', 'Nom du produit'],
  'nl-NL': ['Productcode', 'Aantal', 'Productnaam'],
  'es-ES': ['Código de producto', 'Cantidad', 'Nombre del producto'],
};

const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const NAMES = [
  '',
  'Lindgren Memory Scale, 4th Edition: Complete Kit',
  'Record Forms (25), ages 6–12',
  '=HYPERLINK("http://evil.test";"Kit")',
  '+31 20 555 0100',
  '-2 forms',
  '@SUM(A1:A9)',
  '\tTab first',
  'Two\nlines',
  'Say "yes"; or "no", 3 times',
  "'Apostrophe first",
  'Quantity 12 of 40',
  'MAB2-KIT successor of MAB1-KIT',
  '冊数 12',
  'Level C; 9780123456786',
  'cancelled',
];

describe('a list as a file', () => {
  everyRow(Object.keys(TITLES))(
    'in %s is read back by quick order as the same rows, by 15 lists of any names [LEAD-04 b]',
    (tag) => {
      const next = numbers(7);
      const LETTERS = Array.from('ABCDEFGHKLMNPQRSTUVWXYZ');
      const word = (length: number) => Array.from({ length }, () => LETTERS[next(LETTERS.length)]).join('');
      for (let round = 0; round < 15; round += 1) {
        const lines: NamedLine[] = Array.from({ length: 1 + next(25) }, (_, at) => ({
          code: `${word(2 + next(3))}${1 + next(9)}${at}-${word(2 + next(3))}${next(2) ? 5 * next(20) : ''}`,
          quantity: 1 + next(next(2) ? 12 : 99_999),
          name: NAMES[next(NAMES.length)]!,
        }));
        const csv = listCsv(lines, TITLES[tag]!, tag);
        const codes = new Set([...lines.map(({ code }) => code), 'MAB2-KIT', '9780123456786']);
        const rows = (list: string) => {
          const table = openList(list);
          if ('tooLarge' in table) throw new Error('too large');
          const read = readOrderList(table, (code) => (codes.has(code) ? { code } : null));
          return read.rows.map(({ code, quantity }) => [code, quantity]);
        };
        const asked = lines.map(({ code, quantity }) => [code, quantity]);
        expect(rows(csv), csv).toEqual(asked);
        expect(rows(decode(new TextEncoder().encode(csv)))).toEqual(asked);
      }
    },
  );

  it('runs nothing in a spreadsheet, whatever codes and names begin with [LEAD-04 b] [SEC-10 part]', () => {
    const lines = ['=1+1', '+1', '-1', '@A1', '\tx', '\rx', ' =1'].map((text) => ({
      code: text,
      name: text,
      quantity: 1,
    }));
    const cells = listCsv(lines, TITLES['en-US']!, 'en-US').split('\r\n').slice(1, -1).join('\n');
    expect(cells).not.toMatch(/(?:^|,)"?\s*[=+\-@]/m);
  });

  it('parts its cells by semicolon where a comma parts decimals [LEAD-04 b]', () => {
    const line = { code: 'LMS4-KIT', quantity: 2, name: 'Kit, 25' };
    expect(listCsv([line], TITLES['nl-NL']!, 'nl-NL')).toBe(
      '\uFEFFProductcode;Aantal;Productnaam\r\nLMS4-KIT;2;Kit, 25\r\n',
    );
    expect(listCsv([line], TITLES['en-US']!, 'en-US')).toContain('LMS4-KIT,2,"Kit, 25"\r\n');
  });

  everyRow([
    ['Spring2027', 'Spring2027.csv'],
    ['../../etc/passwd', 'etc-passwd.csv'],
    ['Année 2027 / été', 'Année-2027-été.csv'],
    ['…', 'list.csv'],
    ['x'.repeat(100), `${'x'.repeat(60)}.csv`],
  ])('named %.30j is kept as %.40j [LEAD-04 b]', (title, name) => {
    expect(csvName(title, 'list')).toBe(name);
  });
});
