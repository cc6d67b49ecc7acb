import { expect, it } from 'vitest';
import type { InvoiceRow } from './invoice.contract.ts';
import { payable, sumsOf, withRows } from './selection.rules.ts';

const row = (id: string, total: number, toPay = total, currency = 'USD', more: Partial<InvoiceRow> = {}) =>
  ({
    id,
    total: { currencyIso: currency, value: total },
    toPay: { currencyIso: currency, value: toPay },
    ...more,
  }) as InvoiceRow;
const [A, B, C, PAID] = [
  row('A', 1512, 1062),
  row('B', 0.1),
  row('C', 1290, 1290, 'CAD'),
  row('D', 412.5, 0),
];
const told = (rows: readonly InvoiceRow[]) =>
  sumsOf(rows).map(({ currency, count, total, toPay }) => [currency, count, total.value, toPay.value]);

it('counts and sums what is selected on any page, in each currency, to the cent [LEAD-06 a]', () => {
  const some = withRows(withRows(withRows(new Map(), [A, B, C], true), [A], false), [B], true);
  expect([...some.keys()]).toEqual(['B', 'C']);
  expect(told([A, PAID, C])).toEqual([
    ['USD', 2, 1924.5, 1062],
    ['CAD', 1, 1290, 1290],
  ]);
  expect(told([B, B, B])).toEqual([['USD', 3, 0.3, 0.3]]);
  expect(told([])).toEqual([]);
});

it('lets nobody pay what is paid or being paid [LEAD-06 d] [ACC-07 f]', () => {
  const taken = row('E', 10, 10, 'USD', { beingPaid: { by: 'Ole' } });
  expect(payable([A, PAID, taken]).map(({ id }) => id)).toEqual(['A']);
});
