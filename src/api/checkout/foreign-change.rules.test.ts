import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkoutCartSchema, type CheckoutCart } from './checkout-cart.contract.ts';
import { foreignChanges, type ForeignChange } from './foreign-change.rules.ts';

const money = (value: number, currencyIso = 'USD') => ({ value, currencyIso });
const line = (code: string, quantity: number) => ({
  entryNumber: 0,
  quantity,
  product: { code, name: `The ${code}` },
});
const cart = (more: object = {}): CheckoutCart =>
  parse(checkoutCartSchema, {
    code: '1',
    guid: 'g',
    entries: [line('KIT', 2)],
    totalPrice: money(100),
    deliveryCost: money(10),
    customerAccount: { id: 'a', name: 'Clinic' },
    ...more,
  });

describe('what another window changed', () => {
  it.each<[what: string, before: object, after: object, expected: readonly ForeignChange[]]>([
    ['nothing', {}, {}, []],
    ['its version alone', { version: 1 }, { version: 2 }, []],
    [
      'a quantity, with the total as it was and is [CHK-15 a part]',
      {},
      { entries: [line('KIT', 5)], totalPrice: money(250) },
      [
        { about: 'lines', lines: [{ code: 'KIT', name: 'The KIT', from: 2, to: 5 }] },
        { about: 'total', from: money(100), to: money(250) },
      ],
    ],
    [
      'a quantity, with no total where shipping is not reckoned any more [CHK-15 a part]',
      {},
      { entries: [line('KIT', 5)], totalPrice: money(250), deliveryCost: undefined },
      [{ about: 'lines', lines: [{ code: 'KIT', name: 'The KIT', from: 2, to: 5 }] }],
    ],
    [
      'a quantity, with no total where tax was not reckoned before [CHK-15 a part]',
      {},
      { entries: [line('KIT', 5)], totalPrice: money(250), totalTax: money(20) },
      [{ about: 'lines', lines: [{ code: 'KIT', name: 'The KIT', from: 2, to: 5 }] }],
    ],
    [
      'a line more and one less [CHK-15 a part]',
      {},
      { entries: [line('FORM', 1)] },
      [
        {
          about: 'lines',
          lines: [
            { code: 'KIT', name: 'The KIT', from: 2, to: 0 },
            { code: 'FORM', name: 'The FORM', from: 0, to: 1 },
          ],
        },
      ],
    ],
    ['one product in two lines', {}, { entries: [line('KIT', 1), line('KIT', 1)] }, []],
    [
      'nothing where lines stand in another order',
      { entries: [line('KIT', 2), line('FORM', 1)] },
      { entries: [line('FORM', 1), line('KIT', 2)] },
      [],
    ],
    ['an account that is gone, which its step says', {}, { customerAccount: undefined }, []],
    [
      'a price beside a quantity [CHK-15 a,e part]',
      { entries: [{ ...line('KIT', 2), basePrice: money(50) }] },
      { entries: [{ ...line('KIT', 1), basePrice: money(60) }] },
      [
        { about: 'lines', lines: [{ code: 'KIT', name: 'The KIT', from: 2, to: 1 }] },
        { about: 'amounts', amounts: [{ which: 'price', name: 'The KIT', from: money(50), to: money(60) }] },
      ],
    ],
    [
      'the account [CHK-15 b part]',
      {},
      { customerAccount: { id: 'b', name: 'School' } },
      [{ about: 'account', account: 'School' }],
    ],
    [
      'the address [CHK-15 c part]',
      { deliveryAddress: { line1: '2' } },
      { deliveryAddress: { line1: '1' } },
      [{ about: 'address' }],
    ],
    [
      'no news where an address is the first one, with the sums that follow',
      { totalTax: money(5) },
      { billingAddress: { line1: '1' }, totalTax: money(6) },
      [],
    ],
    ['the billing address [CHK-15 c part]', { billingAddress: { line1: '1' } }, {}, [{ about: 'address' }]],
    [
      'promotion codes [CHK-15 d part]',
      { appliedVouchers: [{ code: 'OLD' }] },
      { appliedVouchers: [{ code: 'NEW' }], totalPrice: money(90) },
      [
        {
          about: 'promotion',
          codes: [
            { code: 'NEW', added: true },
            { code: 'OLD', added: false },
          ],
        },
        { about: 'total', from: money(100), to: money(90) },
      ],
    ],
    [
      'prices, shipping and tax [CHK-15 e part]',
      { totalTax: money(5), totalPriceWithTax: money(100) },
      { totalTax: money(6), deliveryCost: money(12), totalPrice: money(97), totalPriceWithTax: money(103) },
      [
        {
          about: 'amounts',
          amounts: [
            { which: 'shipping', from: money(10), to: money(12) },
            { which: 'tax', from: money(5), to: money(6) },
            { which: 'total', from: money(100), to: money(103) },
          ],
        },
      ],
    ],
    [
      'the price of a product, before the sums that follow [CHK-15 e part]',
      { entries: [{ ...line('KIT', 2), basePrice: money(50) }] },
      { entries: [{ ...line('KIT', 2), basePrice: money(60) }], totalPrice: money(120) },
      [
        {
          about: 'amounts',
          amounts: [
            { which: 'price', name: 'The KIT', from: money(50), to: money(60) },
            { which: 'total', from: money(100), to: money(120) },
          ],
        },
      ],
    ],
    [
      'an address that reads the same under another id',
      { deliveryAddress: { id: '1', line1: '1' } },
      { deliveryAddress: { id: '2', line1: '1' } },
      [],
    ],
    ['an amount that is known now', {}, { totalTax: money(6) }, []],
    [
      'no news where a shipping method is the first one, with the sums that follow',
      { deliveryCost: undefined, totalTax: money(66.97), totalPriceWithTax: money(536.75) },
      { deliveryMode: { code: 'ground' }, totalTax: money(68.22), totalPriceWithTax: money(546.75) },
      [],
    ],
    [
      'another shipping method, with the total as it was and is [CHK-15 e part]',
      { deliveryMode: { code: 'ground' } },
      { deliveryMode: { code: 'expedited' }, deliveryCost: money(20), totalPrice: money(110) },
      [
        { about: 'method', method: { code: 'expedited' } },
        { about: 'total', from: money(100), to: money(110) },
      ],
    ],
    [
      'what the same shipping method costs by now [CHK-15 e part]',
      { deliveryMode: { code: 'ground' } },
      { deliveryMode: { code: 'ground', name: 'Ground' }, deliveryCost: money(20) },
      [{ about: 'amounts', amounts: [{ which: 'shipping', from: money(10), to: money(20) }] }],
    ],
    [
      'no other method where it has to be chosen again',
      { deliveryMode: { code: 'ground' } },
      { deliveryCost: undefined },
      [],
    ],
  ])('is %s', (_what, before, after, expected) => {
    expect(foreignChanges(cart(before), cart(after))).toEqual(expected);
  });

  it.each([
    ['lastName', 'Wu'],
    ['companyName', 'Alder School'],
    ['line2', 'Floor 2'],
    ['postalCode', '45402'],
    ['country', { isocode: 'CA' }],
  ])('is an address by its %s alone [CHK-15 c part]', (field, value) => {
    const home = { line1: '1', postalCode: '45401', country: { isocode: 'US' } };
    const changes = foreignChanges(
      cart({ deliveryAddress: home }),
      cart({ deliveryAddress: { ...home, [field]: value } }),
    );
    expect(changes).toEqual([{ about: 'address' }]);
  });
});
