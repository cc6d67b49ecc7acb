import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

const ISBNS = '9780306406157 9783161484100 9780131103627 9780201633610 9780596520687 9780804429573'.split(
  ' ',
);
const CODES = 'LMS4-KIT RPW-G3-LIC VLS-MAN MAB2-KIT OSI3-KIT PRA2-KIT'.split(' ');
const TITLES =
  'Qty|Quantity|Pcs|Pieces|Seats|Stk|Menge|Bestellmenge|Anzahl|Quantità|Pz|Qté|Nb|Aantal|Cantidad|Uds|Qtd|数量|個数|冊数|件数|수량|Wanted|2nd half|'.split(
    '|',
  );
const CODE_TITLES = 'ISBN|SKU|Code|Artikel-Nr.|Bestellnummer|品番|商品コード|Codice|What|'.split('|');

/** Returns reproducible random choices, so that every run has the same tables. */
function chance(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return { below, of: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}

type Chance = ReturnType<typeof chance>;
type Column = { readonly title: string; readonly cell: (row: number) => string };

/** Returns a column that may stand beside quantities in an order form. Many such columns are counts as well. */
function decoy({ below, of }: Chance): Column {
  const whole = (title: string, most: number, from = 0) => ({
    title,
    cell: () => String(from + below(most)),
  });
  return of<Column>([
    whole(of(['Price', 'Preis', '価格', 'Valore', 'x']), 90),
    { title: of(['Price', 'Netto', '単価', 'x']), cell: () => `${below(90)}.${10 + below(89)}` },
    { title: of(['Total', 'Betrag', 'x']), cell: () => `€ ${below(900)}` },
    whole(of(['Pack size', 'Qty per pack', 'VE', '入数', 'Conf.']), 50),
    whole(of(['Year', 'Jahr', '年', 'Ed.']), 20, 2010),
    whole(of(['Grade', 'Klasse', '学年', 'Livello']), 9),
    whole(of(['Stock', 'Bestand', '在庫', 'Depot']), 99),
    {
      title: of(['Title', 'Titolo', '書名', 'x']),
      cell: () => of(['Kit', 'Scale 4', 'Pack of 25', 'WISC', '1984']),
    },
    { title: of(['#', 'Pos', 'No', 'x']), cell: (row) => String(row + 1) },
    { title: of(['Discount', 'Rabatt', 'x']), cell: () => `${below(50)}%` },
    { title: of(['Date', 'Datum', 'x']), cell: () => `2025-0${1 + below(8)}-1${below(9)}` },
    { title: of(['Notes', '備考', 'x']), cell: () => of(['', 'urgent', 'x', 'room 204']) },
  ]);
}

function shuffle<T>(list: readonly T[], { below }: Chance): T[] {
  const left = [...list];
  return list.map(() => left.splice(below(left.length), 1)[0] as T);
}

describe('random tables with one column of quantities among others', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'never give a quantity that is not in that column: seed %i [QO-09 d]',
    (seed) => {
      const random = chance(seed * 7919);
      let answered = 0;
      for (let round = 0; round < 250; round += 1) {
        const codes = shuffle(random.of([ISBNS, CODES]), random).slice(0, 2 + random.below(5));
        const quantities = codes.map(() => String(1 + random.below(30)));
        const columns: Column[] = shuffle(
          [
            { title: random.of(CODE_TITLES), cell: (row) => codes[row] ?? '' },
            { title: random.of(TITLES), cell: (row) => quantities[row] ?? '' },
            ...Array.from({ length: random.below(4) }, () => decoy(random)),
          ],
          random,
        );
        const rows = codes.map((_, row) => columns.map(({ cell }) => cell(row)));
        const delimiter = random.of(['\t', ';', '|']);
        const text = [columns.map(({ title }) => title), ...rows]
          .map((row) => row.join(delimiter))
          .join('\n');
        const { lines } = readPaste(text);
        const wrong = lines.filter(({ code, quantity }) => {
          const right = quantities[codes.indexOf(code)];
          return /^\d+$/.test(quantity) && quantity !== right;
        });
        expect(wrong, text).toEqual([]);
        if (lines.length === codes.length && lines.every(({ quantity }) => quantity !== '')) answered += 1;
      }
      // A reader that always asks would be safe, but of no use.
      expect(answered).toBeGreaterThan(60);
    },
  );
});
