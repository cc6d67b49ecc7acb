import { expect, it } from 'vitest';
import collected from '../../tests/fixtures/lists/collected.json' with { type: 'json' };
import { known, opened } from '../../tests/support/listed-products.ts';
import { readOrderList } from './read-list.ts';

type Count = { lists: number; right: number; asked: number; wrong: number; lost: number };

/** The reader's known limit: words such as 'Dutzend' and '在庫' of languages that no shop has. */
const LIMITS: Readonly<Record<string, Partial<Count>>> = {
  'words of languages of no shop': { wrong: 6 },
};

/** Counts the rows of a list. `told` has each code with what is right for it: its quantity, `asked`, or `beside` another. */
function countOf(text: string, told: string, count: Count, faults: string[]): void {
  const { rows } = readOrderList(opened(text), known);
  const own = (code: string) => known(code)?.code ?? code;
  const left = [...rows];
  count.lists += 1;
  for (const [code = '', right = ''] of told.split(' ').map((one) => one.split('='))) {
    const fits = left.findIndex((row) => own(row.code) === own(code) && String(row.quantity) === right);
    const place = fits === -1 ? left.findIndex((row) => own(row.code) === own(code)) : fits;
    const [row] = place === -1 ? [] : left.splice(place, 1);
    const isBeside = rows.some(({ also }) => also?.some((other) => own(other) === own(code)));
    if (code === '' || (!row && isBeside)) continue;
    const kind = !row
      ? 'lost'
      : row.quantity === undefined
        ? right === 'asked'
          ? 'right'
          : 'asked'
        : String(row.quantity) === right
          ? 'right'
          : 'wrong';
    count[kind] += 1;
    if (kind === 'wrong' || kind === 'lost')
      faults.push(`${kind}: ${JSON.stringify(text)} ${code}=${row?.quantity ?? 'no row'}, not ${right}`);
  }
}

it('collected lists have no wrong quantity and no lost code beyond the known limits [QO-09 d, QO-10 c]', () => {
  const counts: Record<string, Count> = {};
  const faults: string[] = [];
  for (const [kind, lists] of Object.entries(collected)) {
    const count = (counts[kind] = { lists: 0, right: 0, asked: 0, wrong: 0, lost: 0 });
    const found: string[] = [];
    for (const [text = '', told = ''] of lists) countOf(text, told, count, found);
    const { wrong = 0, lost = 0 } = LIMITS[kind] ?? {};
    if (count.wrong !== wrong || count.lost !== lost) faults.push(kind, ...found);
  }
  const total = (key: keyof Count) => Object.values(counts).reduce((sum, count) => sum + count[key], 0);
  const table = Object.entries(counts).map(([kind, count]) => `${kind}: ${JSON.stringify(count)}`);
  expect(faults, table.join('\n')).toEqual([]);
  // More questions than today are a nuisance that this list has not seen.
  expect([total('lists') > 1000, total('asked') / total('right') < 0.15], table.join('\n')).toEqual([
    true,
    true,
  ]);
});
