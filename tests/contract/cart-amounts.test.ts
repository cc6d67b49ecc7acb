import { describe, expect, it } from 'vitest';
import { getCheckoutCart } from '../../src/api/checkout/checkout-cart.contract.ts';
import {
  chooseAll,
  customer,
  EXTENDED_SETUPS,
  occ,
  parsed,
  placeCurrent,
  refusal,
  shopper,
  type Occ,
} from './checkout-setup.ts';
import { SETUPS } from './occ-setup.ts';

const settings = (api: Occ, body: object) => api.askRoot('POST', '/__settings', { body });

describe.each(SETUPS)('promotion codes, $prefix, $store', (setup) => {
  it.each([
    ['', '400 VoucherOperationError invalid'],
    ['NOPE', '400 VoucherOperationError invalid NOPE'],
    ['spring24', '400 VoucherOperationError inactive spring24'],
    ['FORMS25', '400 VoucherOperationError notApplicable FORMS25'],
    ['MEMORY15', '400 VoucherOperationError notApplicable MEMORY15'],
  ])('refuse %j: %s [CRT-04 part]', async (code, told) => {
    const one = await shopper(occ(setup), 'ana', { 'FMS-KIT': 1 });
    expect(refusal(await one.cart('POST', `/vouchers?voucherId=${code}`, {})).trim()).toBe(told);
    expect(refusal(await one.cart('POST', '/vouchers', {}))).toBe('400 ValidationError missing voucherId');
    expect((await one.cart('GET', '/vouchers')).json).toEqual({ vouchers: [] });
  });

  it('can’t be guessed on and on: after twenty wrong ones in a quarter of an hour a right one waits too [CRT-04 part]', async () => {
    const api = occ(setup);
    const one = await shopper(api, 'ana', { 'FMS-KIT': 2 });
    const other = await shopper(api, 'mara', { 'FMS-KIT': 2 });
    const redeem = (who: typeof one, code: string) => who.cart('POST', `/vouchers?voucherId=${code}`, {});
    for (let at = 0; at < 20; at += 1) expect((await redeem(one, `GUESS${at}`)).status).toBe(400);
    expect((await redeem(one, 'WELCOME10')).status).toBe(429);
    expect((await redeem(other, 'WELCOME10')).status).toBe(200);
    api.backend.clock.advance(15 * 60_000);
    expect((await redeem(one, 'WELCOME10')).status).toBe(200);
  });

  it('apply once, by any case, come off again, and say when they stop to apply [CRT-04 part]', async () => {
    const one = await shopper(occ(setup), 'ana', { 'FMS-KIT': 2 });
    const applied = await one.cart('POST', '/vouchers?voucherId=%20forms25', {});
    expect([applied.status, applied.text]).toEqual([200, '']);
    expect(refusal(await one.cart('POST', '/vouchers?voucherId=FORMS25', {}))).toBe(
      '400 VoucherOperationError alreadyApplied FORMS25',
    );
    await one.cart('POST', '/vouchers?voucherId=WELCOME10', {});
    const both = await one.read();
    expect(both.appliedVouchers.map(({ code, appliedValue }) => [code, appliedValue?.value])).toEqual([
      ['FORMS25', 25],
      ['WELCOME10', 31.6],
    ]);
    expect([
      both.subTotal?.value,
      both.orderDiscounts?.value,
      both.totalDiscounts?.value,
      both.totalPrice?.value,
    ]).toEqual([316, 56.6, 56.6, 259.4]);
    expect((await one.cart('DELETE', '/vouchers/welcome10')).status).toBe(200);
    expect(refusal(await one.cart('DELETE', '/vouchers/WELCOME10'))).toBe(
      '400 VoucherOperationError invalid WELCOME10',
    );
    await one.cart('PATCH', '/entries/0', { quantity: 1 });
    expect((await one.read()).appliedVouchers).toMatchObject([
      {
        code: 'FORMS25',
        // OCC has no field that says that a code stopped to apply.
        ...(setup.prefix === 'site in a header' && { applicable: false }),
        appliedValue: { value: 0 },
      },
    ]);
    expect((await one.read()).totalPrice?.value).toBe(158);
  });
});

describe.each(EXTENDED_SETUPS)('tax, $store', (setup) => {
  it('is unknown until there is an address, then that of the address, and none for the exempt [CHK-13 e]', async () => {
    const api = occ(setup);
    const tess = await shopper(api, 'user-tess', { 'FMS-KIT': 2 });
    expect((await tess.read()).totalTax).toBeUndefined();
    await tess.cart('PUT', '/addresses/delivery?addressId=home');
    expect((await tess.read()).totalTax?.value).toBe(18.96);
    await tess.cart('PUT', '/addresses/delivery?addressId=work');
    expect((await tess.read()).totalTax?.value).toBe(0);
    await tess.cart('PUT', '/addresses/delivery?addressId=home');
    await tess.cart('PUT', '/account', { id: 'org-4430' });
    const exempt = await tess.read();
    expect([exempt.totalTax?.value, exempt.totalPriceWithTax?.value, exempt.taxTakenOff]).toEqual([
      0,
      316,
      undefined,
    ]);
  });

  it('is taken off as an amount of its own where prices include it [CHK-13 e]', async () => {
    const api = occ(setup);
    const headers = { 'X-Site-Id': 'ukassessments' };
    const tess = await shopper(api, 'user-tess', {});
    await tess.ask('POST', '/carts', { body: {}, headers });
    await tess.cart('POST', '/entries', { product: { code: 'FMS-KIT' }, quantity: 2 }, headers);
    const read = async () => parsed(getCheckoutCart, await tess.cart('GET', '', undefined, headers));
    const before = await read();
    const vat = before.totalTax!.value;
    expect([before.net, before.totalPriceWithTax]).toEqual([false, before.totalPrice]);
    expect(vat).toBeCloseTo(before.totalPrice!.value / 6, 2);
    await tess.cart('PUT', '/account', { id: 'org-4430' }, headers);
    const after = await read();
    expect([after.totalTax?.value, after.taxTakenOff?.value]).toEqual([0, vat]);
    expect(after.totalPriceWithTax!.value).toBeCloseTo(before.totalPrice!.value - vat, 2);
  });
});

describe.each(EXTENDED_SETUPS)('value added tax in the Netherlands, $store', (setup) => {
  it.each([
    ['a test kit', 'FMS-KIT', 21],
    ['a book', 'FMS-MAN', 9],
  ])('of %s and its delivery is of one rate [CHK-13 part]', async (_what, code, percent) => {
    const api = occ(setup);
    const headers = { 'X-Site-Id': 'nlassessments' };
    const noor = await shopper(api, 'user-noor', {});
    await noor.ask('POST', '/carts', { body: {}, headers });
    await noor.cart('POST', '/entries', { product: { code }, quantity: 1 }, headers);
    const read = async () => parsed(getCheckoutCart, await noor.cart('GET', '', undefined, headers));
    const goods = await read();
    await noor.cart('PUT', '/addresses/delivery?addressId=home', undefined, headers);
    await noor.cart('PUT', '/deliverymode?deliveryModeId=ground', undefined, headers);
    const sent = await read();
    expect(sent.totalPrice!.value).toBe(goods.totalPrice!.value + 10);
    for (const { totalPrice, totalTax } of [goods, sent])
      expect(totalTax!.value).toBeCloseTo((totalPrice!.value * percent) / (100 + percent), 2);
  });
});

describe.each(EXTENDED_SETUPS)('discounts of customer and organization, $store', (setup) => {
  const OLD = { status: 'OLD_APPLIED', label: 'Member', percent: 8 };

  it('are of lines that can be discounted; where both apply it is the customer’s [CRT-03 part]', async () => {
    const api = occ(setup);
    const uma = await shopper(api, 'user-uma', { 'FMS-KIT': 2, 'RPW-G3-LIC': 1 });
    await settings(api, { customer: 'user-uma', settings: { organizationDiscount: OLD } });
    const cart = await uma.read();
    expect(cart).toMatchObject({
      promotionStatus: 'UAP_APPLIED',
      promotionLabel: 'University adoption program',
      promotionEnds: '2031-12-31',
      totalDiscounts: { value: 31.6 },
    });
    expect(
      cart.entries.map(({ promotionStatus, notDiscountable }) => [promotionStatus, notDiscountable]),
    ).toEqual([
      ['UAP_APPLIED', false],
      [undefined, true],
    ]);
  });

  it.each([
    ['fr', 'Programme d’adoption pour les universités'],
    ['en', 'University adoption program'],
  ])('have their name in the language of the call: %s [LOC-12 part]', async (lang, name) => {
    const api = occ(setup);
    const headers = { 'X-Site-Id': 'caassessments' };
    const uma = customer(api, 'user-uma');
    await uma.ask('POST', '/carts', { body: {}, headers });
    await uma.ask('POST', '/carts/current/entries', {
      body: { product: { code: 'FMS-KIT' }, quantity: 2 },
      headers,
    });
    const { json } = await uma.ask('GET', `/carts/current?fields=FULL&lang=${lang}`, { headers });
    expect(json).toMatchObject({ promotionLabel: name });
  });

  it('take the better of promotion and volume, and follow the account [CRT-03 part]', async () => {
    const api = occ(setup);
    const ole = await shopper(api, 'user-ole', { 'FMS-KIT': 10 });
    expect((await ole.read()).totalDiscounts?.value).toBe(126.4);
    await settings(api, { settings: { organizationDiscount: { ...OLD, percent: 3 } } });
    expect((await ole.read()).totalDiscounts?.value).toBe(79);
  });

  it.each([
    ['UAP_LIMIT_REACHED', 'uap', {}],
    ['UAP_EXPIRED', 'uap', { ends: '2027-01-31' }],
    ['OLD_EXPIRED', 'organizationDiscount', { ends: '2027-01-31' }],
    ['OLD_NOT_STARTED', 'organizationDiscount', { starts: '2027-05-01' }],
  ])('take nothing off while they are %s, and say so [CRT-03 part]', async (status, which, days) => {
    const api = occ(setup);
    await settings(api, { site: 'usassessments', settings: { [which]: { ...OLD, ...days, status } } });
    const cart = await (await shopper(api, 'ana', { 'FMS-KIT': 1 })).read();
    expect([cart.promotionStatus, cart.totalDiscounts?.value]).toEqual([status, 0]);
    expect([cart.promotionStarts, cart.promotionEnds]).toEqual([
      (days as { starts?: string }).starts,
      (days as { ends?: string }).ends,
    ]);
  });

  it('stand on the order as they stood in the cart [CHK-16 part]', async () => {
    const api = occ(setup);
    const uma = await shopper(api, 'user-uma', { 'FMS-KIT': 1 });
    await chooseAll(api, uma);
    expect((await placeCurrent(uma)).json).toMatchObject({ promotionStatus: 'UAP_APPLIED' });
  });
});

describe.each(EXTENDED_SETUPS)('the minimum of aimswebPlus, $store', (setup) => {
  it('comes with the cart: amount, currency and what the lines come to, after discounts [CRT-06 c]', async () => {
    const api = occ(setup);
    const one = await shopper(api, 'ana', { 'RPW-G3-LIC': 6, 'FMS-KIT': 3 });
    expect((await one.read()).aimswebMinimum).toMatchObject({
      minimum: { value: 300, currencyIso: 'USD' },
      subtotal: { value: 270 },
    });
  });

  it('is none on a site that has none [CRT-06 c]', async () => {
    const one = await shopper(occ(setup), 'ana', {});
    const headers = { 'X-Site-Id': 'nlassessments' };
    await one.ask('POST', '/carts', { body: {}, headers });
    const cart = parsed(getCheckoutCart, await one.cart('GET', '', undefined, headers));
    expect(cart.aimswebMinimum).toBeUndefined();
  });

  it.each([
    [29_999, '409 MinimumNotMet aimsweb'],
    [30_000, '409 AccountInvalid'],
  ])('lets an order of %d cents go as far as %s [CRT-06 part]', async (cents, told) => {
    const api = occ(setup);
    await api.askRoot('POST', '/__catalogue', { body: { code: 'RPW-G3-LIC', price: cents / 100 } });
    expect(refusal(await placeCurrent(await shopper(api, 'ana', { 'RPW-G3-LIC': 1 })))).toBe(told);
  });
});
