import { describe, expect, it } from 'vitest';
import { getCart } from '../../src/api/cart/cart.contract.ts';
import { createCart } from '../../src/api/cart/cart-writes.contract.ts';
import { occ, parsed, SETUPS, type Occ } from './occ-setup.ts';

const ANA = { Authorization: 'Bearer demo-token-ana' };
const EVE = { Authorization: 'Bearer demo-token-eve' };
const CURRENT = '/users/current/carts/current';

const put = (ask: Occ['ask'], path: string, code: string, quantity: number, headers = {}) =>
  ask('POST', `${path}/entries`, { body: { product: { code }, quantity }, headers });

const lines = async (ask: Occ['ask'], path: string, headers = {}) =>
  parsed(getCart, await ask('GET', path, { headers })).entries.map(({ product, quantity }) => [
    product.code,
    quantity,
  ]);

/** Makes Ana's earlier cart with these lines, and returns the cart with its guid and code. */
const earlier = async (ask: Occ['ask'], ...entries: [string, number][]) => {
  const cart = parsed(createCart, await ask('POST', '/users/current/carts', { headers: ANA, body: {} }));
  for (const [code, quantity] of entries) await put(ask, CURRENT, code, quantity, ANA);
  return cart;
};

const merge = (ask: Occ['ask'], query: Record<string, string>, headers = ANA, userId = 'current') =>
  ask('POST', `/users/${userId}/carts?${new URLSearchParams(query)}`, { headers, body: {} });

describe.each(SETUPS)('an anonymous cart at sign-in, $prefix, $store', (setup) => {
  it('goes to a customer alone, and only an anonymous one of this site does [SES-11 part]', async () => {
    const { ask, newCart } = occ(setup);
    const guid = (await newCart()).split('/').at(-1) ?? '';
    const own = await earlier(ask);
    const refused = [
      await merge(ask, { oldCartId: guid }, ANA, 'anonymous'),
      await merge(ask, { oldCartId: own.guid }),
      await merge(ask, { oldCartId: 'nothing' }),
      await merge(ask, { oldCartId: guid, toMergeCartGuid: own.guid }, EVE),
    ];
    for (const { status, json } of refused)
      expect([status, json]).toMatchObject([
        400,
        { errors: [{ type: 'CartError', reason: 'cannotRestore' }] },
      ]);
    expect((await ask('GET', `/users/anonymous/carts/${guid}`)).status).toBe(200);
  });

  it('becomes the customer’s when they have none, and is no more on its own [SES-11 part]', async () => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    await put(ask, path, 'LMS4-KIT', 2);
    const taken = await merge(ask, { oldCartId: path.split('/').at(-1) ?? '' });
    expect(taken.status).toBe(201);
    expect(await lines(ask, CURRENT, ANA)).toEqual([['LMS4-KIT', 2]]);
    expect((await ask('GET', path)).status).toBe(400);
  });

  it('brings its promotion codes along, each once [SES-11 part, CRT-04 part]', async () => {
    const { ask, newCart } = occ(setup);
    const own = await earlier(ask, ['LMS4-KIT', 1]);
    await ask('POST', `${CURRENT}/vouchers?voucherId=WELCOME10`, { headers: ANA });
    const path = await newCart();
    await put(ask, path, 'LMS4-KIT', 2);
    for (const code of ['WELCOME10', 'FORMS25']) await ask('POST', `${path}/vouchers?voucherId=${code}`, {});
    await merge(ask, { oldCartId: path.split('/').at(-1) ?? '', toMergeCartGuid: own.guid });
    const { json } = await ask('GET', `${CURRENT}/vouchers`, { headers: ANA });
    const { vouchers } = json as { vouchers: { code: string }[] };
    expect(vouchers.map(({ code }) => code)).toEqual(['WELCOME10', 'FORMS25']);
  });

  it('adds its quantities to the earlier cart’s, as far as there is stock and no maximum [SES-11 part]', async () => {
    const { ask, newCart } = occ(setup);
    const own = await earlier(ask, ['LMS4-KIT', 1], ['LMS4-STB', 3], ['LMS4-REC25', 20]);
    const path = await newCart();
    for (const [code, quantity] of [
      ['LMS4-KIT', 2],
      ['LMS4-STB', 2],
      ['LMS4-REC25', 10],
      ['RPW-G3-LIC', 1],
    ] as const)
      await put(ask, path, code, quantity);
    await merge(ask, { oldCartId: path.split('/').at(-1) ?? '', toMergeCartGuid: own.guid });
    expect(await lines(ask, CURRENT, ANA)).toEqual([
      ['LMS4-KIT', 3],
      ['LMS4-STB', 4],
      ['LMS4-REC25', 25],
      ['RPW-G3-LIC', 1],
    ]);
  });
});

describe.each(SETUPS)('an earlier cart that is put aside, $prefix, $store', (setup) => {
  const save = (ask: Occ['ask'], query: Record<string, string>, headers: Record<string, string> = ANA) =>
    ask('PATCH', `${CURRENT}/save?${new URLSearchParams(query)}`, { headers, body: {} });

  it.each([['a b'], ['x'.repeat(51)], ['<b>'], ['']])(
    'is not named %j [CRT-07 part]',
    async (saveCartName) => {
      const { ask } = occ(setup);
      await earlier(ask, ['LMS4-KIT', 1]);
      expect((await save(ask, { saveCartName })).json).toMatchObject({
        errors: [{ type: 'ValidationError', message: 'Cart name can only be alpha numeric' }],
      });
    },
  );

  it('is no more the current one, but is listed among the saved ones with its lines [SES-11 part]', async () => {
    const { ask } = occ(setup);
    const { code } = await earlier(ask, ['LMS4-KIT', 1]);
    expect((await save(ask, { saveCartName: 'Earlier1' }, { ...ANA, 'If-Match': '"0"' })).status).toBe(412);
    expect((await save(ask, { saveCartName: 'Earlier1', saveCartDescription: 'At sign-in.' })).status).toBe(
      200,
    );
    expect((await ask('GET', CURRENT, { headers: ANA })).status).toBe(400);
    const list = await ask('GET', '/users/current/carts?savedCartsOnly=true', { headers: ANA });
    expect(list.json).toMatchObject({
      carts: [{ code, name: 'Earlier1', description: 'At sign-in.', totalUnitCount: 1 }],
    });
    expect((await ask('GET', '/users/current/carts', { headers: EVE })).json).toMatchObject({
      carts: [],
    });
  });
});

describe('an Idempotency-Key', () => {
  it('is each customer’s own, though both say current', async () => {
    const { ask } = occ();
    const batch = { orderEntries: [{ product: { code: 'LMS4-KIT' }, quantity: 1 }] };
    for (const who of [ANA, EVE]) {
      await ask('POST', '/users/current/carts', { headers: who, body: {} });
      const headers = { ...who, 'Idempotency-Key': 'the-same' };
      await ask('POST', `${CURRENT}/entries/batch`, { headers, body: batch });
      expect(await lines(ask, CURRENT, who)).toEqual([['LMS4-KIT', 1]]);
    }
  });
});
