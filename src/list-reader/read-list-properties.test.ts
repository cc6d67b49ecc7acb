import { expect, it } from 'vitest';
import catalogue from '../../tests/fixtures/lists/catalogue.json' with { type: 'json' };
import { known, opened } from '../../tests/support/listed-products.ts';
import { beforeLookUp, readOrderList, readPeopleList } from './read-list.ts';

/** Numbers that are the same in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const codes = Object.keys(catalogue);
const OTHERS: readonly (readonly [title: string, cell: (i: number) => string])[] = [
  ['PO', () => '45120'],
  ['Line', (i) => String(i + 1)],
  ['School', () => 'Oak School'],
  ['Unit price', (i) => `${i + 12}.50`],
  ['Room', (i) => String(100 + i)],
  ['Notes', () => 'back-ordered, not urgent'],
  ['Description', () => 'Scale, 4th Ed.; kit of 25'],
];
const SENTENCES = [
  'Wil je dit bestellen?',
  'Please send these by 12 March, thanks',
  'Commande de l’école',
  'Gracias: 3 cajas',
];
const QUOTED = [
  (cell: string) => `"${cell.replaceAll('"', '""')}"`,
  (cell: string) => (/[\t;|,"]/.test(cell) ? `"${cell}"` : cell),
];

/** Returns code and quantity of each row, in order. */
const told = (text: string): string =>
  readOrderList(opened(text), known)
    .rows.map(({ code, quantity }) => `${code}=${quantity ?? 'asked'}`)
    .join(' ');

it('no order of columns, other column, sentence, delimiter or quote changes a code or a quantity [QO-10 f]', () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 400; seed += 1) {
    const next = seeded(seed);
    const rows = Array.from({ length: 1 + next(8) }, () => [
      codes[next(codes.length)] ?? '',
      String(1 + next(40)),
    ]);
    const some = OTHERS.filter(() => next(3) === 0);
    const columns = [
      {
        title: ['SKU', 'ISBN', 'Code', 'Artikelnummer'][next(4)] ?? '',
        cells: rows.map(([code = '']) => code),
      },
      {
        title: ['Qty', 'Quantité', 'Aantal', 'Cantidad'][next(4)] ?? '',
        cells: rows.map(([, quantity = '']) => quantity),
      },
      ...some.map(([title, cell]) => ({ title, cells: rows.map((_, i) => cell(i)) })),
    ]
      .map((column) => ({ column, at: next(1000) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ column }) => column);
    const [delimiter, quote] = [['\t', ';', '|', ','][next(4)] ?? '', QUOTED[next(2)] ?? String];
    const lines = [
      columns.map(({ title }) => title),
      ...rows.map((_, i) => columns.map(({ cells }) => cells[i] ?? '')),
    ];
    const list = lines.map((cells) => cells.map(quote).join(delimiter));
    if (next(2) === 0) list.unshift(SENTENCES[next(4)] ?? '');
    if (next(2) === 0) list.push('', SENTENCES[next(4)] ?? '');
    const right = rows.map(([code, quantity]) => `${code}=${quantity}`).join(' ');
    if (told(list.join('\n')) !== right)
      faults.push(`${seed}: ${JSON.stringify(list.join('\n'))} gave ${told(list.join('\n'))}`);
  }
  expect(faults.slice(0, 3)).toEqual([]);
});

it('every line of any text is a row, a title or another line, and no row has a number that its line lacks [QO-05, QO-10 c, d]', () => {
  const pieces =
    '9780306406157|978-0-306-|0 8044 2957 X|LMS4-KIT|rpw-g3-lic|3|-1|2,0|x|×|(|)|"|\'|=|;|,|\t|\n|\r\n|> |- |1. |ISBN|Qty|Aantal|$45.00|9.78E+12|\u200f|\u0000|\ud83d|é|three| '.split(
      '|',
    );
  for (let seed = 1; seed <= 400; seed += 1) {
    const next = seeded(seed);
    const text = Array.from({ length: next(40) }, () => pieces[next(pieces.length)]).join(next(2) ? '' : ' ');
    const table = opened(text);
    const { rows, others } = readOrderList(table, known);
    const wrong = rows.filter(
      ({ quantity, source }) =>
        quantity !== undefined && !new RegExp(`(?<!\\d)0*${quantity}(?!\\d)`).test(source.text),
    );
    expect(wrong, JSON.stringify(text)).toEqual([]);
    const lines = new Set([...rows.map(({ source }) => source.line), ...others.map(({ line }) => line)]);
    const left = table.lines.filter(({ number }) => !lines.has(number));
    expect(
      left.filter(({ cells }) => cells.some((cell) => known(cell.toUpperCase()))),
      JSON.stringify(text),
    ).toEqual([]);
  }
});

it('takes a time in proportion to the length of the list [SEC-10, PERF-09]', () => {
  const csv = (count: number) =>
    `Order #,SKU,Description,Quantity\n${Array.from({ length: count }, (_, i) => `W${i},LMS4-K${i},"Memory Scale, 4th Ed.",${(i % 9) + 1}`).join('\n')}`;
  const mail = (count: number) =>
    Array.from({ length: count }, (_, i) => `${(i % 9) + 1} x LMS4-K${i} Memory Scale for room B-12`).join(
      '\n',
    );
  const people = (count: number) =>
    Array.from({ length: count }, (_, i) => `Ana Martin <a${i}@x.org>;`).join(' ');
  const read = (text: string) => {
    const table = opened(text);
    beforeLookUp(table);
    readOrderList(table, (code) => ({ code, name: 'Memory Scale' }));
    readPeopleList(table);
  };
  const timeOf = (text: string) => {
    const start = performance.now();
    read(text);
    return performance.now() - start;
  };
  for (const make of [csv, mail, people]) {
    read(make(50));
    const [hundred, thousand] = [make(100), make(1000)];
    const ratios = Array.from({ length: 5 }, () => {
      const short = timeOf(hundred);
      return timeOf(thousand) / Math.max(short, 2.5);
    });
    // Ten times the length may take ten times as long; a busy machine doubles or triples a measurement, but not all five.
    expect(Math.min(...ratios), make.name).toBeLessThan(40);
  }
});
