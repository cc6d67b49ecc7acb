import { parse, type InferInput } from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { cartDifferences, type CartDifference } from './cart-difference.rules.ts';
import { checkoutCartSchema } from './checkout-cart.contract.ts';

const usd = (value: number) => ({ currencyIso: 'USD', value });
const line = (code: string, quantity: number, price = 100, entryNumber = 0) => ({
  entryNumber,
  quantity,
  product: { code, name: `The ${code}` },
  basePrice: usd(price),
});
const street = (line1: string, more: object = {}) => ({
  id: 'home',
  line1,
  town: 'Columbus',
  country: { isocode: 'US' },
  ...more,
});

type Cart = Partial<InferInput<typeof checkoutCartSchema>>;
const cart = (more: Cart = {}) =>
  parse(checkoutCartSchema, {
    code: '1',
    guid: 'g',
    version: 4,
    entries: [line('KIT', 2), line('BOOK', 1, 20, 1)],
    customerAccount: { id: 'a-1', name: 'Alder', type: 'ORGANIZATION' },
    deliveryAddress: street('1 Oak Lane'),
    billingAddress: street('2 Elm Road'),
    deliveryCost: usd(10),
    totalTax: usd(6),
    totalPriceWithTax: usd(236),
    ...more,
  });

const promotion = (code: string) => ({ code });

describe('what differs between the cart on show and the one that the services have', () => {
  it.each<[string, Cart, Cart, readonly CartDifference[]]>([
    ['nothing, where only its version rose', {}, { version: 9 }, []],
    [
      'a quantity',
      {},
      { entries: [line('KIT', 3), line('BOOK', 1, 20, 1)], totalPriceWithTax: usd(336) },
      [{ what: 'line', code: 'KIT', name: 'The KIT', from: 2, to: 3 }],
    ],
    [
      'a line that is gone',
      {},
      { entries: [line('BOOK', 1, 20)] },
      [{ what: 'line', code: 'KIT', name: 'The KIT', from: 2, to: 0 }],
    ],
    [
      'a line that came',
      {},
      { entries: [line('KIT', 2), line('BOOK', 1, 20, 1), line('CD', 4, 5, 2)] },
      [{ what: 'line', code: 'CD', name: 'The CD', from: 0, to: 4 }],
    ],
    [
      'nothing, where lines stand in another order',
      {},
      { entries: [line('BOOK', 1, 20), line('KIT', 2)] },
      [],
    ],
    [
      'nothing, where a line was parted in two',
      {},
      { entries: [line('KIT', 1), line('KIT', 1, 100, 1), line('BOOK', 1, 20, 2)] },
      [],
    ],
    [
      'the account',
      {},
      { customerAccount: { id: 'a-2', name: 'Harbor', type: 'ORGANIZATION' } },
      [{ what: 'account', to: 'Harbor' }],
    ],
    ['an account that is gone', {}, { customerAccount: undefined }, [{ what: 'account', to: undefined }]],
    [
      'the address it goes to, with the tax that follows from it',
      {},
      { deliveryAddress: street('9 Oak Lane'), totalTax: usd(7) },
      [{ what: 'address', of: 'delivery', isFirst: false }],
    ],
    [
      'the address on the bill',
      {},
      { billingAddress: street('9 Elm Road') },
      [{ what: 'address', of: 'billing', isFirst: false }],
    ],
    [
      'nothing, where an address has another id alone',
      {},
      { deliveryAddress: street('1 Oak Lane', { id: 'x' }) },
      [],
    ],
    [
      'a name on an address',
      {},
      { deliveryAddress: street('1 Oak Lane', { lastName: 'Wu' }) },
      [{ what: 'address', of: 'delivery', isFirst: false }],
    ],
    [
      'a code that came',
      {},
      { appliedVouchers: [promotion('SPRING')], totalPriceWithTax: usd(200) },
      [{ what: 'promotion', code: 'SPRING', change: 'added' }],
    ],
    [
      'a code that went',
      { appliedVouchers: [promotion('SPRING')] },
      {},
      [{ what: 'promotion', code: 'SPRING', change: 'removed' }],
    ],
    [
      'one code in place of another',
      { appliedVouchers: [promotion('A')] },
      { appliedVouchers: [promotion('B')] },
      [
        { what: 'promotion', code: 'B', change: 'added' },
        { what: 'promotion', code: 'A', change: 'removed' },
      ],
    ],
    [
      'a price',
      {},
      { entries: [line('KIT', 2, 110), line('BOOK', 1, 20, 1)], totalPriceWithTax: usd(256) },
      [{ what: 'price', code: 'KIT', name: 'The KIT', from: usd(100), to: usd(110) }],
    ],
    [
      'a price besides a quantity',
      {},
      { entries: [line('KIT', 1, 110), line('BOOK', 1, 20, 1)] },
      [
        { what: 'line', code: 'KIT', name: 'The KIT', from: 2, to: 1 },
        { what: 'price', code: 'KIT', name: 'The KIT', from: usd(100), to: usd(110) },
      ],
    ],
    [
      'what shipping costs',
      {},
      { deliveryCost: usd(12) },
      [{ what: 'shipping', from: usd(10), to: usd(12) }],
    ],
    ['the tax', {}, { totalTax: usd(8) }, [{ what: 'tax', from: usd(6), to: usd(8) }]],
    [
      'a tax that can’t be told any more',
      {},
      { totalTax: undefined },
      [{ what: 'tax', from: usd(6), to: undefined }],
    ],
    [
      'the total alone, where nothing says why',
      {},
      { totalPriceWithTax: usd(230) },
      [{ what: 'total', from: usd(236), to: usd(230) }],
    ],
  ])('is %s [CHK-15 part]', (_what, shown, now, differences) => {
    expect(cartDifferences(cart(shown), cart(now))).toEqual(differences);
  });

  everyRow(
    Object.entries({
      firstName: 'Wanda',
      lastName: 'Wu',
      companyName: 'Alder School',
      line1: '9 Oak Lane',
      line2: 'Floor 2',
      line3: 'Room 7',
      town: 'Dayton',
      postalCode: '45402',
      phone: '+1 937 555 0142',
      country: { isocode: 'CA' },
      region: { isocode: 'US-MI' },
    }),
  )('is an address by its %s alone [CHK-15 c part]', (field, value) => {
    const now = cart({ deliveryAddress: street('1 Oak Lane', { [field]: value }) });
    expect(cartDifferences(cart(), now)).toEqual([{ what: 'address', of: 'delivery', isFirst: false }]);
  });
});
