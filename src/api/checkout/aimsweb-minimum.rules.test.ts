import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { CartEntry } from '../cart/cart.contract.ts';
import { aimswebMissing } from './aimsweb-minimum.rules.ts';

const money = (value: number, currencyIso = 'USD') => ({ value, currencyIso });
const entry = (productFormat: 'AIMSWEB' | 'PRINT'): CartEntry => ({
  entryNumber: 0,
  quantity: 1,
  product: { code: 'RPW-G3-LIC', name: 'Licence', purchasable: true, productFormat },
  notDiscountable: false,
});
const missingOf = ({ entries, ...terms }: ReturnType<typeof cart>) => aimswebMissing(terms, entries);
const cart = (subtotal: number, format: 'AIMSWEB' | 'PRINT' = 'AIMSWEB', currency = 'USD') => ({
  entries: [entry(format)],
  aimswebMinimum: { minimum: money(300, currency), subtotal: money(subtotal, currency) },
});

describe('the minimum of aimswebPlus lines [CRT-06 a part]', () => {
  everyRow([
    [0, 300],
    [270, 30],
    [299.99, 0.01],
    [299.9, 0.1],
  ])('is not reached at %d: %d is missing', (subtotal, missing) => {
    expect(missingOf(cart(subtotal))).toEqual({ amount: money(300), missing: money(missing) });
  });

  everyRow([300, 300.01])('is reached at %d', (subtotal) => {
    expect(missingOf(cart(subtotal))).toBeUndefined();
  });

  it('is of the currency that comes with the cart, and none where none comes or no line is of aimswebPlus [CRT-06 c part]', () => {
    expect(missingOf(cart(200, 'AIMSWEB', 'CAD'))).toEqual({
      amount: money(300, 'CAD'),
      missing: money(100, 'CAD'),
    });
    expect(aimswebMissing({ aimswebMinimum: undefined }, [entry('AIMSWEB')])).toBeUndefined();
    expect(missingOf(cart(0, 'PRINT'))).toBeUndefined();
  });
});
