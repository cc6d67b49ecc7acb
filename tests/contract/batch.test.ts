import { describe, expect, it } from 'vitest';
import { getCart } from '../../src/api/cart/cart.contract.ts';
import { addEntries } from '../../src/api/cart/cart-writes.contract.ts';
import { NOON, occ, parsed, EXTENDED_SETUPS } from './occ-setup.ts';

const batch = (...lines: [code: string, quantity: number][]) => ({
  orderEntries: lines.map(([code, quantity]) => ({ product: { code }, quantity })),
});
const many = (count: number) =>
  batch(...Array.from({ length: count }, (): [string, number] => ['LMS4-KIT', 1]));

describe.each(EXTENDED_SETUPS)('entries/batch, $prefix, $store', (setup) => {
  it.each([
    ['no line', { orderEntries: [] }],
    ['26 lines [QO-02 part]', many(26)],
    ['no list', {}],
    ['a quantity of 0 in one line', batch(['LMS4-KIT', 1], ['LMS4-STB', 0])],
  ])('refuses %s and adds nothing', async (_what, body) => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    const answer = await ask('POST', `${path}/entries/batch`, { body });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: [{ type: 'ValidationError' }] });
    expect(parsed(getCart, await ask('GET', path)).version).toBe(0);
  });

  it('adds what it can and tells each line what became of it, in the order asked [QO-06 part]', async () => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    const lines = batch(
      ['NOPE', 1],
      ['LMS4-KIT', 2],
      ['LMS4-REC25', 1],
      ['LMS3-KIT', 1],
      ['LMS4-STB', 9],
      ['LMS4-RSP25', 2],
      ['LMS4-REC25', 30],
      ['LMS4-KIT', 1],
    );
    const answer = await ask('POST', `${path}/entries/batch`, { body: lines });
    const { cartModifications } = parsed(addEntries, answer);
    expect(
      cartModifications.map(({ statusCode, quantity, quantityAdded }) => [
        statusCode,
        quantity,
        quantityAdded,
      ]),
    ).toEqual([
      ['unknownProduct', 1, 0],
      ['success', 2, 2],
      ['minOrderQuantityNotMet', 1, 0],
      ['notPurchasable', 1, 0],
      ['lowStock', 9, 4],
      ['noStock', 2, 0],
      ['maxOrderQuantityExceeded', 30, 25],
      ['success', 1, 1],
    ]);
    const cart = parsed(getCart, await ask('GET', path));
    expect(cart.entries.map(({ product, quantity }) => [product.code, quantity])).toEqual([
      ['LMS4-KIT', 3],
      ['LMS4-STB', 4],
      ['LMS4-REC25', 25],
    ]);
    expect(cart.version).toBe(1);
  });

  it('takes 25 lines [QO-02 part]', async () => {
    const { ask, newCart } = occ(setup);
    const answer = await ask('POST', `${await newCart()}/entries/batch`, { body: many(25) });
    expect(parsed(addEntries, answer).cartModifications).toHaveLength(25);
  });

  it('adds once for one Idempotency-Key and gives the same answer again, word for word', async () => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    const send = (ifMatch?: string) =>
      ask('POST', `${path}/entries/batch`, {
        body: batch(['LMS4-KIT', 2], ['NOPE', 1]),
        headers: { 'Idempotency-Key': 'a-1', ...(ifMatch && { 'If-Match': ifMatch }) },
      });
    const first = await send('"0"');
    const again = await send('"0"');
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('etag')).toBe('"1"');
    expect(parsed(getCart, await ask('GET', path))).toMatchObject({ version: 1, totalUnitCount: 2 });
  });

  it('keeps the keys of two carts apart, and forgets a key after a day', async () => {
    const { ask, backend, newCart } = occ(setup);
    const [one, other] = [await newCart(), await newCart()];
    const send = (path: string) =>
      ask('POST', `${path}/entries/batch`, {
        body: batch(['LMS4-KIT', 1]),
        headers: { 'Idempotency-Key': 'k' },
      });
    for (const path of [one, other, one]) await send(path);
    backend.clock.hold(NOON + 86_400_001);
    await send(one);
    expect(parsed(getCart, await ask('GET', one)).totalUnitCount).toBe(2);
    expect(parsed(getCart, await ask('GET', other)).totalUnitCount).toBe(1);
  });

  it('refuses a key that was used for other lines', async () => {
    const { ask, newCart } = occ(setup);
    const path = `${await newCart()}/entries/batch`;
    const headers = { 'Idempotency-Key': 'a-1' };
    await ask('POST', path, { body: batch(['LMS4-KIT', 2]), headers });
    expect((await ask('POST', path, { body: batch(['LMS4-KIT', 3]), headers })).status).toBe(422);
    expect(
      (await ask('POST', path, { body: batch(['LMS4-KIT', 2]), headers: { 'Idempotency-Key': 'a b' } }))
        .status,
    ).toBe(400);
  });

  it('refuses If-Match of an old version, and does nothing', async () => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    await ask('POST', `${path}/entries`, { body: { product: { code: 'LMS4-KIT' }, quantity: 1 } });
    const headers = { 'If-Match': '"0"' };
    const answer = await ask('POST', `${path}/entries/batch`, { body: batch(['LMS4-STB', 1]), headers });
    expect(answer.status).toBe(412);
    expect(parsed(getCart, await ask('GET', path))).toMatchObject({ version: 1, totalUnitCount: 1 });
  });

  it('does the work again under the same key when the first call was refused', async () => {
    const { ask, newCart } = occ(setup);
    const path = `${await newCart()}/entries/batch`;
    const body = batch(['LMS4-KIT', 2]);
    const send = (ifMatch: string) =>
      ask('POST', path, { body, headers: { 'Idempotency-Key': 'a', 'If-Match': ifMatch } });
    expect((await send('"7"')).status).toBe(412);
    expect((await send('"0"')).status).toBe(200);
  });
});
