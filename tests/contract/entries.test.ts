import { describe, expect, it } from 'vitest';
import { getCart } from '../../src/api/cart/cart.contract.ts';
import {
  addEntry,
  updateEntry,
  validateCart,
  type ModificationStatus,
} from '../../src/api/cart/cart-writes.contract.ts';
import { occ, parsed, SETUPS, type Occ } from './occ-setup.ts';

const line = (code: string, quantity: number) => ({ body: { product: { code }, quantity } });

/** Returns the cart's ETag, which changes with each change. OCC leaves that to HTTP. */
const tagOf = async ({ ask }: Occ, path: string) => (await ask('GET', path)).headers.get('etag');

const cartOf = async ({ ask }: Occ, path: string) => parsed(getCart, await ask('GET', path));

describe.each(SETUPS)('cart entries, $prefix, $store', (setup) => {
  it.each([
    ['quantity 0', { product: { code: 'LMS4-KIT' }, quantity: 0 }, 'quantity', 'invalid'],
    ['quantity -1', { product: { code: 'LMS4-KIT' }, quantity: -1 }, 'quantity', 'invalid'],
    ['quantity 1.5', { product: { code: 'LMS4-KIT' }, quantity: 1.5 }, 'quantity', 'invalid'],
    ['quantity 1e9', { product: { code: 'LMS4-KIT' }, quantity: 1e9 }, 'quantity', 'invalid'],
    ['an Arabic digit', { product: { code: 'LMS4-KIT' }, quantity: '٣' }, 'quantity', 'invalid'],
    ['no product', { quantity: 1 }, 'product', 'missing'],
    ['no product code', { product: {}, quantity: 1 }, 'product.code', 'missing'],
    ['a list for a body', [], 'product', 'missing'],
  ])('refuses a new entry with %s as ValidationError', async (_what, body, subject, reason) => {
    const { ask, newCart } = occ(setup);
    const answer = await ask('POST', `${await newCart()}/entries`, { body });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ type: 'ValidationError', subject, reason, subjectType: 'parameter' }),
      ]),
    });
  });

  it.each(['NOPE', '__proto__', 'constructor', '../LMS4-KIT', '<script>', '9780306406157'])(
    'answers 400 UnknownIdentifierError for a new entry with the code %s',
    async (code) => {
      const api = occ(setup);
      const path = await api.newCart();
      const answer = await api.ask('POST', `${path}/entries`, line(code, 1));
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual({
        errors: [{ type: 'UnknownIdentifierError', message: `No product has the code '${code}'.` }],
      });
      expect(await tagOf(api, path)).toBe('"0"');
    },
  );

  it.each<[string, string, number, ModificationStatus, number]>([
    ['what is there', 'LMS4-KIT', 2, 'success', 2],
    ['more than the stock of 4 [CRT-05 part]', 'LMS4-STB', 9, 'lowStock', 4],
    ['more than the maximum of 25 [QO-04 part]', 'LMS4-REC25', 26, 'maxOrderQuantityExceeded', 25],
    ['less than the minimum of 3 [QO-04 part]', 'LMS4-REC25', 2, 'unavailable', 0],
    ['what is retired', 'LMS3-KIT', 1, 'unavailable', 0],
    ['what is not sold online', 'SAF-KITC', 1, 'unavailable', 0],
  ])(
    'answers an add of %s with its status and what was really added',
    async (_what, code, asked, status, added) => {
      const { ask, newCart } = occ(setup);
      const answer = await ask('POST', `${await newCart()}/entries?fields=FULL`, line(code, asked));
      expect(answer.status).toBe(200);
      const change = parsed(addEntry, answer);
      expect([change.statusCode, change.quantity, change.quantityAdded]).toEqual([status, asked, added]);
      expect(change.entry?.product?.code).toBe(code);
      expect(change.entry?.quantity).toBe(added === 0 ? undefined : added);
    },
  );

  it('counts what is in the cart against minimum, maximum and stock [QO-04 part]', async () => {
    const { ask, newCart } = occ(setup);
    const path = `${await newCart()}/entries`;
    const add = async (code: string, quantity: number) => {
      const { statusCode, quantityAdded } = parsed(addEntry, await ask('POST', path, line(code, quantity)));
      return [statusCode, quantityAdded];
    };
    expect(await add('LMS4-REC25', 24)).toEqual(['success', 24]);
    expect(await add('LMS4-REC25', 1)).toEqual(['success', 1]);
    expect(await add('LMS4-REC25', 1)).toEqual(['maxOrderQuantityExceeded', 0]);
    expect(await add('LMS4-STB', 3)).toEqual(['success', 3]);
    expect(await add('LMS4-STB', 3)).toEqual(['lowStock', 1]);
    expect(await add('LMS4-STB', 1)).toEqual(['noStock', 0]);
  });

  it.each(['PATCH', 'PUT'])('sets a quantity by %s and says how many were added', async (method) => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    await ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    const more = await ask(method, `${path}/entries/0`, { body: { quantity: 3 } });
    expect(more.headers.get('etag')).toBe('"2"');
    expect(parsed(updateEntry, more)).toMatchObject({
      statusCode: 'success',
      quantity: 3,
      quantityAdded: 2,
      entry: { entryNumber: 0, quantity: 3, totalPrice: { value: 1770, formattedValue: '$1,770.00' } },
    });
    const less = parsed(updateEntry, await ask(method, `${path}/entries/0`, { body: { quantity: 1 } }));
    expect([less.quantity, less.quantityAdded]).toEqual([1, -2]);
  });

  it.each<[string, string, number, number, ModificationStatus, number]>([
    ['above the stock', 'LMS4-STB', 1, 9, 'lowStock', 4],
    ['above the maximum', 'LMS4-REC25', 5, 99_999, 'maxOrderQuantityExceeded', 25],
    ['below the minimum', 'LMS4-REC25', 5, 1, 'unavailable', 5],
  ])(
    'gives a quantity %s its status and the line as it is then',
    async (_what, code, held, wanted, status, after) => {
      const { ask, newCart } = occ(setup);
      const path = await newCart();
      await ask('POST', `${path}/entries`, line(code, held));
      const change = parsed(
        updateEntry,
        await ask('PATCH', `${path}/entries/0`, { body: { quantity: wanted } }),
      );
      expect(change).toMatchObject({ statusCode: status, quantity: after, quantityAdded: after - held });
      expect(change.entry?.quantity).toBe(after);
    },
  );

  it('removes a line by PATCH with quantity 0, and numbers the rest from 0 again', async () => {
    const api = occ(setup);
    const path = await api.newCart();
    await api.ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    await api.ask('POST', `${path}/entries`, line('LMS4-STB', 1));
    const change = parsed(
      updateEntry,
      await api.ask('PATCH', `${path}/entries/0`, { body: { quantity: 0 } }),
    );
    expect(change).toEqual({ statusCode: 'success', quantity: 0, quantityAdded: -1 });
    const { entries } = await cartOf(api, path);
    expect(entries.map(({ entryNumber, product }) => [entryNumber, product.code])).toEqual([[0, 'LMS4-STB']]);
  });

  it('removes a line by DELETE with 200 and an empty body', async () => {
    const api = occ(setup);
    const path = await api.newCart();
    await api.ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    const answer = await api.ask('DELETE', `${path}/entries/0`);
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await cartOf(api, path)).entries).toEqual([]);
  });

  it.each([
    ['PATCH', '1'],
    ['PUT', '-1'],
    ['DELETE', '1e0'],
    ['DELETE', '__proto__'],
    ['PATCH', 'length'],
    ['DELETE', '0x0'],
  ])('answers %s of entry %s, which is not there, with CartEntryError', async (method, number) => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    await ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    const body = method === 'DELETE' ? {} : { body: { quantity: 1 } };
    const answer = await ask(method, `${path}/entries/${number}`, body);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      errors: [
        {
          type: 'CartEntryError',
          message: 'The cart has no such line.',
          reason: 'notFound',
          subject: number,
          subjectType: 'entry',
        },
      ],
    });
  });

  it('refuses to put another product into an entry', async () => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    await ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    const answer = await ask('PUT', `${path}/entries/0`, line('LMS4-STB', 1));
    expect(answer.json).toMatchObject({ errors: [{ type: 'ValidationError', reason: 'invalid' }] });
  });

  it('answers 400 InsufficientStockError for an entry whose product ran out', async () => {
    const { ask, askRoot, newCart } = occ(setup);
    const path = await newCart();
    await ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    await askRoot('POST', '/__catalogue', { body: { code: 'LMS4-KIT', stock: 0 } });
    const answer = await ask('PATCH', `${path}/entries/0`, { body: { quantity: 2 } });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      errors: [{ type: 'InsufficientStockError', reason: 'noStock', subject: '0', subjectType: 'entry' }],
    });
  });

  it.each([
    ['POST', '/entries', line('LMS4-STB', 1)],
    ['PATCH', '/entries/0', { body: { quantity: 2 } }],
    ['PUT', '/entries/0', { body: { quantity: 2 } }],
    ['DELETE', '/entries/0', {}],
    ['POST', '/validate', {}],
    ['DELETE', '', {}],
  ])('refuses %s %s with If-Match of an old version, and does nothing', async (method, below, more) => {
    const api = occ(setup);
    const path = await api.newCart();
    await api.ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    const answer = await api.ask(method, path + below, { ...more, headers: { 'If-Match': '"0"' } });
    expect(answer.status).toBe(412);
    expect(answer.json).toMatchObject({ errors: [{ reason: 'modified', subjectType: 'cart' }] });
    expect(await tagOf(api, path)).toBe('"1"');
    expect((await cartOf(api, path)).totalUnitCount).toBe(1);
  });

  it.each(['"1"', 'W/"1"', '*', '"0", "1"'])('takes If-Match %s for version 1', async (tag) => {
    const { ask, newCart } = occ(setup);
    const path = await newCart();
    await ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    const headers = { 'If-Match': tag };
    expect((await ask('PATCH', `${path}/entries/0`, { body: { quantity: 2 }, headers })).status).toBe(200);
  });

  it('finds nothing to mend in a good cart, and keeps its version', async () => {
    const api = occ(setup);
    const path = await api.newCart();
    await api.ask('POST', `${path}/entries`, line('LMS4-KIT', 1));
    const answer = await api.ask('POST', `${path}/validate`, { body: {} });
    expect(parsed(validateCart, answer)).toEqual({ cartModifications: [] });
    expect(await tagOf(api, path)).toBe('"1"');
  });

  it('brings a cart up to stock and catalogue, telling each change [CRT-05 part]', async () => {
    const api = occ(setup);
    const path = await api.newCart();
    for (const code of ['LMS4-KIT', 'LMS4-STB', 'MAB2-KIT', 'OSI3-KIT'])
      await api.ask('POST', `${path}/entries`, line(code, 4));
    const changes = [
      { code: 'LMS4-KIT', retired: true },
      { code: 'LMS4-STB', stock: 1 },
      { code: 'MAB2-KIT', gone: true },
    ];
    for (const body of changes) await api.askRoot('POST', '/__catalogue', { body });
    const { cartModifications } = parsed(validateCart, await api.ask('POST', `${path}/validate`));
    expect(
      cartModifications.map(({ statusCode, quantity, entry }) => [
        entry?.product?.code,
        statusCode,
        quantity,
      ]),
    ).toEqual([
      ['LMS4-KIT', 'unavailable', 0],
      ['LMS4-STB', 'lowStock', 1],
      ['MAB2-KIT', 'unavailable', 0],
    ]);
    expect((await cartOf(api, path)).entries.map(({ product }) => product.code)).toEqual([
      'LMS4-STB',
      'OSI3-KIT',
    ]);
  });

  it('prices a line by the catalogue of the moment, so a changed price shows in the cart', async () => {
    const api = occ(setup);
    const path = await api.newCart();
    await api.ask('POST', `${path}/entries`, line('LMS4-KIT', 2));
    await api.askRoot('POST', '/__catalogue', { body: { code: 'LMS4-KIT', price: 600.5 } });
    expect((await cartOf(api, path)).subTotal?.value).toBe(1201);
  });

  it('has the prices of the start again when the changes are taken back', async () => {
    const api = occ(setup);
    const path = await api.newCart();
    await api.ask('POST', `${path}/entries`, line('LMS4-KIT', 2));
    for (const price of [600.5, 700])
      await api.askRoot('POST', '/__catalogue', { body: { code: 'LMS4-KIT', price } });
    expect((await api.askRoot('DELETE', '/__catalogue')).status).toBe(200);
    expect((await cartOf(api, path)).subTotal?.value).toBe(1180);
  });
});

describe.each(SETUPS)('an Idempotency-Key of a change of lines, $prefix, $store', (setup) => {
  it('does it once, whatever version and stock are by then, and gives the same answer, also an empty one [API-06 b part]', async () => {
    const api = occ(setup);
    const path = await api.newCart();
    await api.ask('POST', `${path}/entries`, line('LMS4-STB', 1));
    const changes = [
      ['POST', `${path}/entries`, line('LMS4-KIT', 1)],
      ['PATCH', `${path}/entries/0`, line('LMS4-STB', 4)],
      ['PUT', `${path}/entries/0`, line('LMS4-STB', 2)],
      ['DELETE', `${path}/entries/0`, {}],
    ] as const;
    for (const [index, [method, to, what]] of changes.entries()) {
      const headers = { 'Idempotency-Key': `key-${index}` };
      const first = await api.ask(method, to, { ...what, headers });
      expect(first.status).toBe(200);
      const tag = await tagOf(api, path);
      const again = await api.ask(method, to, { ...what, headers: { ...headers, 'If-Match': '"0"' } });
      expect([again.status, again.text]).toEqual([200, first.text]);
      expect(await tagOf(api, path)).toBe(tag);
    }
    const headers = { 'Idempotency-Key': 'key-3' };
    expect((await api.ask('DELETE', `${path}/entries/1`, { headers })).status).toBe(422);
    expect((await api.ask('PATCH', `${path}/entries/0`, { ...line('LMS4-KIT', 2), headers })).status).toBe(
      422,
    );
    expect((await cartOf(api, path)).entries.map(({ product }) => product.code)).toEqual(['LMS4-KIT']);
  });
});
