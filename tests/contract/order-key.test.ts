import { describe, expect, it } from 'vitest';
import { askByKey } from '../../src/api/order/order.contract.ts';
import {
  chooseAll,
  customer,
  EXTENDED_SETUPS,
  occ,
  parsed,
  placeCurrent,
  refusal,
  shopper,
  type Customer,
  type Occ,
} from './checkout-setup.ts';

const byKey = async (one: Customer, orderKey: string) =>
  parsed(askByKey, await one.ask('POST', '/orders/byKey', { body: { orderKey } }));

const ready = async (api: Occ, card?: string) => {
  const one = await shopper(api, 'ana', { 'FMS-KIT': 1 });
  await chooseAll(api, one, card === undefined ? {} : { card });
  return { one, cart: await one.read() };
};

const captures = (api: Occ) => api.repository.collection('captures').of('ana').length;

describe.each(EXTENDED_SETUPS)('the order key, $store', (setup) => {
  it.each([
    [{}, 'missing orderKey'],
    [{ orderKey: '' }, 'invalid orderKey'],
    [{ orderKey: 'a/b' }, 'invalid orderKey'],
    [{ orderKey: 'x'.repeat(129) }, 'invalid orderKey'],
  ])('is asked for by %j in vain [REL-02 part]', async (body, told) => {
    const answer = await customer(occ(setup), 'ana').ask('POST', '/orders/byKey', { body });
    expect(refusal(answer)).toBe(`400 ValidationError ${told}`);
  });

  it('that was answered none places nothing any more, and the cart has another one [REL-02 part]', async () => {
    const api = occ(setup);
    const { one, cart } = await ready(api);
    expect(await byKey(one, cart.orderKey!)).toEqual({ state: 'none' });
    expect(refusal(await placeCurrent(one, { cart }))).toBe(`409 OrderKeyRetired ${cart.orderKey}`);
    expect([captures(api), await byKey(one, cart.orderKey!)]).toEqual([0, { state: 'none' }]);
    const next = await one.read();
    expect(next.orderKey).not.toBe(cart.orderKey);
    expect([next.version, next.totalPriceWithTax]).toEqual([cart.version, cart.totalPriceWithTax]);
    expect((await placeCurrent(one)).status).toBe(201);
  });

  it('gives its order to every later POST, whatever is asked with it, and takes nothing twice [REL-02 part]', async () => {
    const api = occ(setup);
    const { one, cart } = await ready(api);
    const first = await placeCurrent(one, { cart });
    const headers = { 'Idempotency-Key': cart.orderKey! };
    const later = await one.ask('POST', '/orders?cartId=other&termsChecked=false&expectedTotal=1', {
      body: {},
      headers,
    });
    expect([later.status, later.json]).toEqual([201, first.json]);
    // The settled key does not order a later cart.
    await shopper(api, 'ana', { 'FMS-KIT': 3 });
    expect((await placeCurrent(one, { headers })).json).toEqual(first.json);
    expect([captures(api), (await one.read()).totalUnitCount]).toEqual([1, 3]);
  });

  it('is its customer’s: nobody else learns of it, places with it or retires it [SEC-07 part]', async () => {
    const api = occ(setup);
    const { one, cart } = await ready(api);
    const eve = await shopper(api, 'eve', { 'FMS-KIT': 1 });
    await chooseAll(api, eve);
    expect(await byKey(eve, cart.orderKey!)).toEqual({ state: 'none' });
    const foreign = { 'Idempotency-Key': cart.orderKey! };
    expect(refusal(await placeCurrent(eve, { headers: foreign }))).toBe(
      `409 OrderKeyRetired ${cart.orderKey}`,
    );
    const placed = await placeCurrent(one, { cart });
    const { code } = placed.json as { code: string };
    expect(await byKey(eve, cart.orderKey!)).toEqual({ state: 'none' });
    expect(refusal(await placeCurrent(eve, { headers: foreign }))).toBe(
      `409 OrderKeyRetired ${cart.orderKey}`,
    );
    expect(refusal(await eve.ask('GET', `/carts/${cart.code}`))).toBe(`400 CartError notFound ${cart.code}`);
    expect((await eve.ask('GET', `/orders/${code}`)).status).toBe(404);
    expect((await eve.ask('GET', '/orders/99999999')).status).toBe(404);
  });

  it('is pending while the bank is slow: the cart takes no change, then there is one order [REL-02 part]', async () => {
    const api = occ(setup);
    const { one, cart } = await ready(api, '4000000000000341');
    expect(refusal(await placeCurrent(one, { cart }))).toBe('504 PlacingPending');
    expect(await byKey(one, cart.orderKey!)).toEqual({ state: 'pending' });
    for (const [method, path, body] of [
      ['PATCH', '/entries/0', { quantity: 2 }],
      ['POST', '/entries', { product: { code: 'LMS4-KIT' }, quantity: 1 }],
      ['POST', '/entries/batch', { orderEntries: [{ product: { code: 'LMS4-KIT' }, quantity: 1 }] }],
      ['PUT', '/billingaddress', { use: 'ACCOUNT' }],
      ['POST', '/vouchers?voucherId=WELCOME10', {}],
      ['PATCH', '/save?saveCartName=Spring', {}],
      ['DELETE', '', undefined],
    ] as const)
      expect(refusal(await one.cart(method, path, body))).toBe(`409 CartLocked ${cart.code}`);
    expect(refusal(await placeCurrent(one, { cart }))).toBe(`409 CartLocked ${cart.orderKey}`);
    expect((await one.read()).lockedUntil).toBe('2027-03-01T12:00:20.000Z');
    expect((await one.ask('GET', '/orders')).json).toMatchObject({ pagination: { totalResults: 1 } });
    api.backend.clock.advance(20_000);
    expect(await byKey(one, cart.orderKey!)).toMatchObject({ state: 'placed' });
    expect(refusal(await one.ask('GET', `/carts/${cart.code}`))).toMatch(/^400 CartError ordered/);
    expect((await one.ask('GET', '/orders')).json).toMatchObject({ pagination: { totalResults: 2 } });
    expect(captures(api)).toBe(1);
  });

  it('is pending for a minute at most: then nothing was ordered, and nothing taken [REL-02 part]', async () => {
    const api = occ(setup);
    const { one, cart } = await ready(api, '4000000000000259');
    expect((await placeCurrent(one, { cart })).status).toBe(504);
    api.backend.clock.advance(59_999);
    expect(await byKey(one, cart.orderKey!)).toEqual({ state: 'pending' });
    api.backend.clock.advance(1);
    expect(await byKey(one, cart.orderKey!)).toEqual({ state: 'none' });
    expect(refusal(await placeCurrent(one, { cart }))).toBe(`409 OrderKeyRetired ${cart.orderKey}`);
    expect((await one.cart('PATCH', '/entries/0', { quantity: 2 })).status).toBe(200);
    expect(captures(api)).toBe(0);
  });

  it('finds the order whose answer was lost [REL-02 part]', async () => {
    const api = occ(setup);
    const { one, cart } = await ready(api);
    await api.askRoot('POST', '/__faults', {
      body: { path: '/users/*/orders', method: 'POST', loseAnswer: true, times: 1 },
    });
    await expect(placeCurrent(one, { cart })).rejects.toThrow();
    expect(await byKey(one, cart.orderKey!)).toMatchObject({ state: 'placed' });
  });

  it('is another one for a copy of the cart [REL-02 part]', async () => {
    const { one, cart } = await ready(occ(setup));
    await one.cart('PATCH', '/save?saveCartName=Spring', {});
    const copy = await one.ask('POST', `/carts/${cart.code}/clonesavedcart?name=Copy`, { body: {} });
    const { code } = (copy.json as { savedCartData: { code: string } }).savedCartData;
    const read = async (id: string) =>
      ((await one.ask('GET', `/carts/${id}`)).json as { orderKey: string }).orderKey;
    expect([await read(cart.code), (await read(code)) === cart.orderKey]).toEqual([cart.orderKey, false]);
  });
});
