import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { Cart } from './cart.contract.ts';
import type { Told } from './told-amounts.rules.ts';
import { toldAmounts, toldHere } from './told-amounts.rules.ts';

const usd = (value: number) => ({ value, currencyIso: 'USD' });
const jpy = (value: number) => ({ value, currencyIso: 'JPY' });
const eur = (value: number) => ({ value, currencyIso: 'EUR' });

const cart = (sums: object, lines: object[] = [{ totalPrice: usd(40), basePrice: usd(20) }]): Cart & Told =>
  ({
    code: 'c',
    guid: 'g',
    entries: lines.map((line, entryNumber) => ({
      entryNumber,
      quantity: 2,
      product: { code: `P${entryNumber}` },
      ...line,
    })),
    ...sums,
  }) as unknown as Cart & Told;

describe('the amounts of a cart', () => {
  everyRow([
    ['as they should be', cart({ subTotal: usd(40), totalPrice: usd(40) })],
    ['with a discount on the whole', cart({ totalPrice: usd(30), totalDiscounts: usd(10) })],
    ['rounded by line', cart({ totalPrice: usd(39.99) })],
    ['absent', cart({}, [{}])],
    [
      'after the tax that an exempt account does not pay',
      cart({ totalPrice: usd(40), taxTakenOff: usd(6), totalPriceWithTax: usd(34) }),
    ],
    ['with discounts of the whole alone', cart({ totalPrice: usd(30), orderDiscounts: usd(10) })],
    ['of nothing', cart({ totalPrice: usd(0) }, [{ totalPrice: usd(0) }])],
    ['as large as can be told', cart({ totalPrice: usd(9e13) }, [{ totalPrice: usd(9e13) }])],
    ['with tax that is not said, as of a quote', cart({ totalPrice: usd(40), totalPriceWithTax: usd(44) })],
    [
      'as large as can be told in a currency without cents',
      cart({ totalPrice: jpy(9e15) }, [{ totalPrice: jpy(9e15) }]),
      'JPY',
    ],
    ['with tax', cart({ totalPrice: usd(40), totalTax: usd(4), totalPriceWithTax: usd(44) })],
    [
      'with all that a total is made of',
      cart({
        subTotal: usd(40),
        orderDiscounts: usd(10),
        totalDiscounts: usd(15),
        deliveryCost: usd(7),
        totalTax: usd(3),
        totalPrice: usd(37),
        totalPriceWithTax: usd(40),
      }),
    ],
    ['rounded up by line', cart({ totalPrice: usd(40.01) })],
    ['of lines without prices', cart({ totalPrice: usd(90) }, [{ totalPrice: usd(40) }, {}])],
    ['of a list, without lines', cart({ totalPrice: usd(90) }, [])],
  ])('%s are told [SEC-14 a]', (_what, given, currency = 'USD') => {
    expect(toldAmounts(given)).toEqual(given);
    expect(toldAmounts(given, currency)).toEqual(given);
  });

  everyRow([
    ['a total of 1e21', cart({ totalPrice: usd(1e21) }), ['totalPrice']],
    ['an endless total', cart({ totalPrice: usd(Infinity) }), ['totalPrice']],
    ['a total that is no number', cart({ totalPrice: usd(NaN) }), ['totalPrice']],
    ['a total below nothing', cart({ totalPrice: usd(-1) }), ['totalPrice']],
    ['a total below its lines', cart({ subTotal: usd(40), totalPrice: usd(1) }), ['totalPrice']],
    ['sums below their lines', cart({ subTotal: usd(1), totalPrice: usd(1) }), ['subTotal', 'totalPrice']],
    ['a total far above its lines', cart({ subTotal: usd(40), totalPrice: usd(4000) }), ['totalPrice']],
    ['a subtotal far above its lines', cart({ subTotal: usd(400), totalPrice: usd(40) }), ['subTotal']],
    [
      'a total above its lines after the discount',
      cart({ subTotal: usd(40), orderDiscounts: usd(10), totalPrice: usd(39) }),
      ['totalPrice'],
    ],
    [
      'a total with tax above lines, shipping and tax',
      cart({
        totalPrice: usd(47),
        deliveryCost: usd(7),
        totalTax: usd(4),
        totalPriceWithTax: usd(510),
      }),
      ['totalPriceWithTax', 'totalPrice'],
    ],
    ['a total in euros above lines in dollars', cart({ totalPrice: eur(40) }), ['totalPrice']],
    ['tax of another currency', cart({ totalPrice: usd(40), totalTax: eur(4) }), ['totalTax']],
    ['tax below nothing', cart({ totalPrice: usd(40), totalTax: usd(-4) }), ['totalTax']],
    [
      'a total with tax below its lines',
      cart({ totalPrice: usd(40), totalPriceWithTax: usd(4) }),
      ['totalPriceWithTax', 'totalPrice'],
    ],
    [
      'a total with tax in another currency, so that the one without tax is not taken for what is paid',
      cart({ totalPrice: usd(40), totalPriceWithTax: eur(44) }),
      ['totalPriceWithTax', 'totalPrice'],
    ],
  ])('%s can’t, and nothing may be placed [SEC-14 a]', (_what, given, names) => {
    const told = toldAmounts(given);
    expect(told.untold).toBe(true);
    for (const name of ['subTotal', 'totalPrice', 'totalTax', 'totalPriceWithTax'] as const)
      expect(told[name]).toEqual(names.includes(name) ? undefined : given[name]);
  });

  it('of a line in euros under a total in dollars can’t, though the total can [SEC-14 a]', () => {
    const lines = [{ totalPrice: eur(40), basePrice: eur(20) }, { totalPrice: usd(10) }];
    const told = toldAmounts(cart({ totalPrice: usd(50) }, lines));
    expect(told.untold).toBe(true);
    expect(told.entries.map(({ totalPrice, basePrice }) => [totalPrice, basePrice])).toEqual([
      [undefined, undefined],
      [usd(10), undefined],
    ]);
    expect(told.totalPrice).toEqual(usd(50));
  });

  it('leave no half of a minimum, which means nothing without both of its amounts [SEC-14 a]', () => {
    const given = cart({ totalPrice: usd(40), aimswebMinimum: { minimum: usd(300), subtotal: usd(-1) } });
    expect(toldAmounts(given)).toEqual({ ...cart({ totalPrice: usd(40) }), untold: true });
  });

  it('that lack a total can’t where there are lines, and nothing may be placed [SEC-14 a]', () => {
    expect(toldHere(cart({ subTotal: usd(40) })).untold).toBe(true);
    expect(toldHere(cart({ totalPrice: usd(40) })).untold).toBeUndefined();
    expect(toldHere(cart({ totalPriceWithTax: usd(40) })).untold).toBeUndefined();
    expect(toldHere(cart({}, [])).untold).toBeUndefined();
    const taxed = toldHere(cart({ totalPrice: usd(40), totalTax: usd(4) }));
    expect([taxed.totalPrice, taxed.untold]).toEqual([undefined, true]);
    expect(toldHere(cart({ totalPrice: usd(40), totalTax: usd(0) })).untold).toBeUndefined();
  });

  it('that are wholly in another currency than the site’s can’t [SEC-14 a]', () => {
    const given = cart({ subTotal: usd(40), totalPrice: usd(40), totalPriceWithTax: usd(40) });
    const { entries, ...told } = toldAmounts(given, 'EUR');
    expect(told).toEqual({ code: 'c', guid: 'g', untold: true });
    expect(entries[0]).not.toHaveProperty('totalPrice');
  });
});
