import { describe, expect, it } from 'vitest';
import { getCart } from '../../src/api/cart/cart.contract.ts';
import { addEntry, createCart } from '../../src/api/cart/cart-writes.contract.ts';
import { EXTENDED_SETUPS, NOON, occ, parsed, SETUPS } from './occ-setup.ts';

const notFound = (subject: string) => ({
  errors: [
    { type: 'CartError', message: 'Cart not found.', reason: 'notFound', subject, subjectType: 'cart' },
  ],
});

describe.each(SETUPS)('carts, $prefix, $store', (setup) => {
  it.each([
    ['an unknown guid', 'no-such-guid'],
    ['a code, which anybody could guess', '00000001'],
    ['the name current, which needs a customer', 'current'],
    ['the prototype', '__proto__'],
    ['an encoded path', '..%2F..%2Fcarts'],
  ])('answers 400 CartError notFound for an anonymous cart named by %s', async (_what, id) => {
    const { ask, newCart } = occ(setup);
    await newCart();
    const answer = await ask('GET', `/users/anonymous/carts/${id}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual(notFound(decodeURIComponent(id)));
  });

  it('makes an empty cart with 201, a guid and a code of eight digits', async () => {
    const { ask } = occ(setup);
    const answer = await ask('POST', '/users/anonymous/carts', { body: {} });
    const cart = parsed(createCart, answer);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"0"');
    expect(cart).toMatchObject({ entries: [], totalItems: 0, totalUnitCount: 0 });
    expect(cart.code).toMatch(/^\d{8}$/);
    expect(cart.subTotal).toMatchObject({ currencyIso: 'USD', value: 0, formattedValue: '$0.00' });
  });

  it('makes a cart when the body is absent, as OCC clients send it', async () => {
    const { ask } = occ(setup);
    const answer = await ask('POST', '/users/anonymous/carts');
    expect(answer.status).toBe(201);
    expect(parsed(createCart, answer).totalItems).toBe(0);
  });

  it.each(['DEFAULT,entries(quantity,product(FULL)),nonsense', '((', '', 'code(', '),guid'])(
    'reads a cart whatever fields says: %j',
    async (fields) => {
      const { ask, newCart } = occ(setup);
      const path = await newCart();
      const answer = await ask('GET', `${path}?fields=${encodeURIComponent(fields)}&lang=en&curr=USD`);
      expect(answer.status).toBe(200);
      expect(answer.json).toMatchObject({ guid: path.split('/').at(-1), totalItems: 0, entries: [] });
    },
  );

  it('forgets an anonymous cart that nobody changed for thirty days of server time', async () => {
    const { ask, backend, newCart } = occ(setup);
    const path = await newCart();
    backend.clock.hold(NOON + 30 * 86_400_000);
    expect((await ask('GET', path)).status).toBe(200);
    backend.clock.advance(1);
    const answer = await ask('GET', path);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual(notFound(path.split('/').at(-1)!));
  });

  it('deletes a cart with 200 and an empty body, and does not find it again', async () => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    const answer = await ask('DELETE', path);
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await ask('GET', path)).status).toBe(400);
  });

  it.each([
    ['no token', undefined, 401, 'UnauthorizedError'],
    ['an unknown token', 'Bearer nonsense', 401, 'InvalidTokenError'],
    ['another scheme', 'Basic ZGVtbzpkZW1v', 401, 'UnauthorizedError'],
  ])('refuses a customer’s carts with %s', async (_what, authorization, status, type) => {
    const { ask } = occ(setup);
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    for (const method of ['GET', 'POST']) {
      const answer = await ask(method, '/users/current/carts', { headers });
      expect(answer.status).toBe(status);
      expect(answer.json).toMatchObject({ errors: [{ type }] });
    }
  });

  it('gives a customer the own carts alone, by code or as current', async () => {
    const { ask } = occ(setup);
    const as = (user: string) => ({ headers: { Authorization: `Bearer demo-token-${user}` } });
    const { code } = parsed(createCart, await ask('POST', '/users/current/carts', as('ana')));
    expect(parsed(getCart, await ask('GET', '/users/current/carts/current', as('ana'))).code).toBe(code);
    expect(parsed(getCart, await ask('GET', `/users/ana/carts/${code}`, as('ana'))).code).toBe(code);
    expect((await ask('GET', `/users/ana/carts/${code}`, as('eve'))).status).toBe(403);
    expect((await ask('GET', `/users/current/carts/${code}`, as('eve'))).json).toEqual(notFound(code));
    expect((await ask('GET', '/users/current/carts', as('ana'))).json).toMatchObject({ carts: [{ code }] });
  });

  it('does not list anonymous carts', async () => {
    const { ask, newCart } = occ(setup);
    await newCart();
    expect((await ask('GET', '/users/anonymous/carts')).status).toBe(401);
  });
});

describe.each(EXTENDED_SETUPS)('what this store adds to a cart, $prefix, $store', (setup) => {
  it('sums lines and units and prices every line in the site’s currency [CRT-01 part]', async () => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    const lines = [
      { product: { code: 'LMS4-KIT' }, quantity: 2 },
      { product: { code: 'RPW-G3-LIC' }, quantity: 5 },
    ];
    await ask('POST', `${path}/entries/batch`, { body: { orderEntries: lines } });
    const answer = await ask('GET', path);
    const cart = parsed(getCart, answer);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(cart).toMatchObject({ version: 1, totalItems: 2, totalUnitCount: 7 });
    expect(cart.subTotal).toMatchObject({ value: 1405, formattedValue: '$1,405.00', priceType: 'BUY' });
    expect(cart.entries.map(({ entryNumber, totalPrice }) => [entryNumber, totalPrice?.value])).toEqual([
      [0, 1180],
      [1, 225],
    ]);
    expect(cart.entries[1]).toMatchObject({ seats: 5, notDiscountable: true });
  });

  it('takes 5 % off a line of ten or more units, never off one that is not discountable [CRT-02 part]', async () => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    const lines = [
      { product: { code: 'LMS4-KIT' }, quantity: 10 },
      { product: { code: 'RPW-G3-LIC' }, quantity: 10 },
      { product: { code: 'LMS4-REC25' }, quantity: 9 },
    ];
    await ask('POST', `${path}/entries/batch`, { body: { orderEntries: lines } });
    const cart = parsed(getCart, await ask('GET', path));
    expect(cart.entries.map((line) => [line.totalDiscounts?.value, line.totalPrice?.value])).toEqual([
      [295, 5605],
      [undefined, 450],
      [undefined, 576],
    ]);
    expect([cart.subTotal?.value, cart.totalDiscounts?.value, cart.totalPrice?.value]).toEqual([
      6631, 295, 6631,
    ]);
    // The tax is absent, not 0: it is unknown without an address.
    expect([cart.net, cart.totalTax, cart.entries[0]?.vat]).toEqual([true, undefined, undefined]);
  });

  it('tells the tax within each line and within the sum where prices include it [CRT-08 part]', async () => {
    const { ask } = occ(setup);
    const headers = { 'X-Site-Id': 'ukassessments' };
    const carts = '/users/anonymous/carts';
    const made = parsed(createCart, await ask('POST', carts, { body: {}, headers }));
    const body = { product: { code: 'LMS4-KIT' }, quantity: 1 };
    const added = parsed(addEntry, await ask('POST', `${carts}/${made.guid}/entries`, { body, headers }));
    const cart = parsed(getCart, await ask('GET', `${carts}/${made.guid}`, { headers }));
    const [line] = cart.entries;
    expect(line?.vat?.value).toBeCloseTo((line?.totalPrice?.value ?? 0) / 6, 2);
    expect(line?.vat?.currencyIso).toBe('GBP');
    expect(added.entry?.vat).toEqual(line?.vat);
    expect(cart).toMatchObject({ net: false, totalTax: line?.vat, totalPrice: line?.totalPrice });
    expect(cart.totalPriceWithTax).toEqual(cart.totalPrice);
  });
});

describe('the site of a cart', () => {
  it.each(['/occ/v2/nosuchsite', '/occ/v2/__proto__', '/occ/v2/constructor'])(
    'is unknown under %s',
    async (base) => {
      const answer = await occ().askRoot('POST', `${base}/users/anonymous/carts`, { body: {} });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ errors: [{ type: 'InvalidResourceError' }] });
    },
  );

  it('must be named in the header where the path does not name it', async () => {
    const answer = await occ().ask('POST', '/users/anonymous/carts', { headers: { 'X-Site-Id': '' } });
    expect(answer.json).toMatchObject({ errors: [{ type: 'InvalidResourceError' }] });
  });

  it('finds a cart on its own site alone', async () => {
    const { askRoot, newCart } = occ();
    const path = await newCart();
    expect((await askRoot('GET', `/occ/v2/usassessments${path}`)).status).toBe(200);
    expect((await askRoot('GET', `/occ/v2/caassessments${path}`)).status).toBe(400);
  });

  it.each([
    ['lang=xx', 'UnsupportedLanguageError'],
    ['curr=EUR', 'UnsupportedCurrencyError'],
  ])('refuses %s', async (query, type) => {
    const answer = await occ().ask('POST', `/users/anonymous/carts?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: [{ type }] });
  });

  it.each([
    ['usassessments', 'USD', 590, '$590.00'],
    ['caassessments', 'CAD', 802.5, '$802.50'],
    ['asiaassessments', 'JPY', 88_500, '¥88,500'],
    ['esassessments', 'EUR', 554.5, '554,50\u00a0€'],
  ])('decides the currency: %s sells in %s', async (site, currencyIso, value, formattedValue) => {
    const answer = await occ().askRoot('GET', `/occ/v2/${site}/products/LMS4-KIT?fields=FULL`);
    expect(answer.json).toMatchObject({ price: { currencyIso, value, formattedValue } });
  });
});
