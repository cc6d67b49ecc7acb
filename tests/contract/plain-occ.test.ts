import { describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { NOON, occ, SETUPS, type Answer, type Occ } from './occ-setup.ts';

// Tests of the host by calls of any OCC client: with forms, levels, and only what OCC v2 has.

const PLAIN = SETUPS.filter(({ prefix }) => prefix === 'site in the path');
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ANA = { Authorization: 'Bearer demo-token-ana' };
const MINE = '/users/current/carts';

const keysOf = (value: unknown): string[] => Object.keys(value as object).toSorted();
const entry = (code: string, quantity?: number) => ({ body: { product: { code }, quantity } });
const at = (path: string, fields: string) => `${path}?fields=${encodeURIComponent(fields)}`;
const cartWith = async (api: Occ, code = 'LMS4-KIT', quantity = 2) => {
  const path = await api.newCart();
  await api.ask('POST', `${path}/entries`, entry(code, quantity));
  return path;
};
const lines = async (api: Occ, path: string, headers: Record<string, string> = {}) => {
  const { json } = await api.ask('GET', at(path, 'entries(quantity,product(code))'), { headers });
  return (json as { entries: { quantity: number; product: { code: string } }[] }).entries.map(
    ({ product, quantity }) => `${product.code} × ${quantity}`,
  );
};
const firstError = ({ status, json }: Answer) => [
  status,
  (json as { errors: Record<string, string>[] }).errors[0],
];
const BASIC_CART = ['code', 'entries', 'guid', 'totalItems', 'totalPrice', 'totalPriceWithTax', 'type'];

describe.each(PLAIN)('the levels of fields, $prefix, $store', (setup) => {
  it.each(['BASIC', 'DEFAULT'])('give a cart at %s neither sums nor a version [API-06 a]', async (level) => {
    const api = occ(setup);
    const { json } = await api.ask('GET', at(await cartWith(api), level));
    expect(keysOf(json)).toEqual(BASIC_CART);
    expect(json).toMatchObject({ totalItems: 1, totalPrice: { currencyIso: 'USD', value: 1180 } });
    expect(keysOf((json as { totalPrice: object }).totalPrice)).toEqual(['currencyIso', 'value']);
  });

  it('are DEFAULT where nothing is said', async () => {
    const api = occ(setup);
    const path = await cartWith(api);
    const said = await api.ask('GET', at(path, 'DEFAULT'));
    const unsaid = await api.askRoot('GET', `/occ/v2/usassessments${path}`);
    expect(unsaid.json).toEqual(said.json);
  });

  it('give a cart at FULL what OCC has there, and nothing of ours [API-06 a]', async () => {
    const api = occ(setup);
    const { json } = await api.ask('GET', at(await cartWith(api), 'FULL'));
    expect(json).toMatchObject({
      subTotal: { value: 1180, formattedValue: '$1,180.00', priceType: 'BUY' },
      totalUnitCount: 2,
      appliedVouchers: [],
      appliedOrderPromotions: [],
      appliedProductPromotions: [],
      potentialOrderPromotions: [],
      potentialProductPromotions: [],
      productDiscounts: { value: 0 },
      orderDiscounts: { value: 0 },
      calculated: true,
      pickupItemsQuantity: 0,
      deliveryItemsQuantity: 2,
    });
    expect(json).not.toHaveProperty('version');
    const [line] = (json as { entries: { product: object }[] }).entries;
    expect(keysOf(line)).toEqual([
      'basePrice',
      'entryNumber',
      'product',
      'quantity',
      'totalPrice',
      'updateable',
    ]);
    expect(keysOf(line?.product)).toEqual([
      'code',
      'description',
      'images',
      'name',
      'price',
      'purchasable',
      'stock',
      'summary',
      'url',
    ]);
  });

  it('add up with names and brackets, as a storefront of SAP asks', async () => {
    const api = occ(setup);
    const { json } = await api.ask(
      'GET',
      at(
        await cartWith(api),
        'DEFAULT,potentialProductPromotions,appliedProductPromotions,entries(totalPrice(formattedValue),' +
          'product(images(FULL),stock(FULL)),basePrice(formattedValue,value),updateable),' +
          'totalPrice(formattedValue),totalItems,subTotal(formattedValue),totalUnitCount,user,saveTime,name',
      ),
    );
    expect(keysOf(json)).toEqual(
      [
        ...BASIC_CART,
        'appliedProductPromotions',
        'potentialProductPromotions',
        'subTotal',
        'totalUnitCount',
        'user',
      ].toSorted(),
    );
    expect(json).toMatchObject({
      totalPrice: { currencyIso: 'USD', value: 1180, formattedValue: '$1,180.00' },
      subTotal: { formattedValue: '$1,180.00' },
      entries: [{ entryNumber: 0, quantity: 2, product: { code: 'LMS4-KIT', stock: {} } }],
    });
    expect(keysOf((json as { subTotal: object }).subTotal)).toEqual(['formattedValue']);
  });

  it.each([
    ['/products/LMS4-KIT', 'BASIC', ['code', 'name', 'purchasable', 'url']],
    ['/products/LMS4-KIT', 'code,price', ['code', 'price']],
    ['/products/search?query=memory', 'products(code),pagination', ['pagination', 'products']],
    ['/languages', 'languages(isocode)', ['languages']],
  ])('of %s at %s are what was asked for', async (path, fields, expected) => {
    const { json } = await occ(setup).ask('GET', `${path}${path.includes('?') ? '&' : '?'}fields=${fields}`);
    expect(keysOf(json)).toEqual(expected);
  });
});

describe('a host with our extensions', () => {
  it.each(['BASIC', 'DEFAULT', 'FULL'])('gives the version at %s besides', async (level) => {
    const api = occ();
    expect((await api.ask('GET', at(await cartWith(api), level))).json).toMatchObject({ version: 1 });
  });

  it.each([
    ['POST', '/products/lookup', { codes: ['LMS4-KIT'] }],
    ['POST', '/users/anonymous/carts/x/entries/batch', { orderEntries: [] }],
    ['GET', '/users/current/invoices', undefined],
  ])('alone knows %s %s [API-06 a]', async (method, path, body) => {
    const [extended, plain] = [occ(SETUPS[0]), occ(PLAIN[0])];
    expect((await extended.ask(method, path, { body })).status).not.toBe(404);
    expect([404, 405]).toContain((await plain.ask(method, path, { body })).status);
  });
});

describe.each(PLAIN)('lines by an OCC client, $prefix, $store', (setup) => {
  it.each([
    ['a JSON line without a quantity', entry('LMS4-KIT'), '', 'LMS4-KIT × 1'],
    [
      'a JSON line with null for it',
      { raw: '{"product":{"code":"LMS4-KIT"},"quantity":null}' },
      '',
      'LMS4-KIT × 1',
    ],
    ['a form', { raw: 'code=LMS4-KIT&qty=3', headers: FORM }, '', 'LMS4-KIT × 3'],
    ['a form without a quantity', { raw: 'code=LMS4-KIT', headers: FORM }, '', 'LMS4-KIT × 1'],
    ['the address alone', {}, '?code=LMS4-KIT&qty=2', 'LMS4-KIT × 2'],
  ])('are added by %s', async (_how, more, query, expected) => {
    const api = occ(setup);
    const path = await api.newCart();
    expect((await api.ask('POST', `${path}/entries${query}`, more)).status).toBe(200);
    expect(await lines(api, path)).toEqual([expected]);
  });

  it.each([
    ['no code', 'qty=1', 'product'],
    ['a quantity that is no number', 'code=LMS4-KIT&qty=x', 'quantity'],
    ['a quantity of 0', 'code=LMS4-KIT&qty=0', 'quantity'],
  ])('are refused in a form with %s', async (_what, raw, subject) => {
    const api = occ(setup);
    const answer = await api.ask('POST', `${await api.newCart()}/entries`, { raw, headers: FORM });
    expect(firstError(answer)).toMatchObject([400, { type: 'ValidationError', subject }]);
  });

  it.each<[string, string, object, string]>([
    ['PATCH without a quantity keeps it', 'PATCH', { body: {} }, 'LMS4-KIT × 2'],
    ['PATCH with its own product changes it', 'PATCH', entry('LMS4-KIT', 5), 'LMS4-KIT × 5'],
    ['PATCH by form changes it', 'PATCH', { raw: 'qty=4', headers: FORM }, 'LMS4-KIT × 4'],
    ['PUT by form changes it', 'PUT', { raw: 'qty=6', headers: FORM }, 'LMS4-KIT × 6'],
  ])('%s', async (_what, method, more, expected) => {
    const api = occ(setup);
    const path = await cartWith(api);
    expect((await api.ask(method, `${path}/entries/0`, more)).status).toBe(200);
    expect(await lines(api, path)).toEqual([expected]);
  });

  it.each(['PATCH', 'PUT'])('%s of a line with another product’s code is refused', async (method) => {
    const api = occ(setup);
    const path = await cartWith(api);
    const answer = await api.ask(method, `${path}/entries/0`, entry('LMS4-STB', 1));
    expect(firstError(answer)).toMatchObject([400, { type: 'ValidationError', subject: 'product.code' }]);
    expect(await lines(api, path)).toEqual(['LMS4-KIT × 2']);
  });

  it('are listed, and read one by one', async () => {
    const api = occ(setup);
    const path = await cartWith(api);
    const all = await api.ask('GET', at(`${path}/entries`, 'BASIC'));
    const one = await api.ask('GET', at(`${path}/entries/0`, 'BASIC'));
    expect(all.json).toEqual({ orderEntries: [one.json] });
    expect(one.json).toMatchObject({ entryNumber: 0, quantity: 2, product: { code: 'LMS4-KIT' } });
    const none = await api.ask('GET', `${path}/entries/1`);
    expect(firstError(none)).toMatchObject([
      400,
      { type: 'CartEntryError', reason: 'notFound', subject: '1' },
    ]);
  });

  it('without stock are 400 InsufficientStockError, by product or by line', async () => {
    const api = occ(setup);
    const path = await cartWith(api);
    const added = await api.ask('POST', `${path}/entries`, entry('LMS4-RSP25', 1));
    const error = { type: 'InsufficientStockError', reason: 'noStock' };
    expect(firstError(added)).toMatchObject([
      400,
      { ...error, subjectType: 'product', subject: 'LMS4-RSP25' },
    ]);
    await api.askRoot('POST', '/__catalogue', { body: { code: 'LMS4-KIT', stock: 0 } });
    const changed = await api.ask('PATCH', `${path}/entries/0`, { body: { quantity: 3 } });
    expect(firstError(changed)).toMatchObject([400, { ...error, subjectType: 'entry', subject: '0' }]);
  });

  it.each([
    ['POST', 'LMS4-REC25', 1],
    ['POST', 'LMS3-KIT', 1],
    ['PATCH', 'LMS4-REC25', 1],
  ])('answer a %s of %s that can’t be done with a code of OCC and words', async (method, code, quantity) => {
    const api = occ(setup);
    const path = method === 'PATCH' ? await cartWith(api, code, 5) : await api.newCart();
    const to = method === 'PATCH' ? `${path}/entries/0` : `${path}/entries`;
    const { json } = await api.ask(method, to, entry(code, quantity));
    expect(json).toMatchObject({
      statusCode: 'unavailable',
      quantityAdded: 0,
      statusMessage: expect.stringMatching(/\w/),
    });
  });
});

describe.each(PLAIN)('carts by an OCC client, $prefix, $store', (setup) => {
  const made = async ({ ask }: Occ, raw?: string) => {
    const more = raw === undefined ? { headers: ANA } : { raw, headers: { ...ANA, ...FORM } };
    const { status, json } = await ask('POST', MINE, more);
    return { status, ...(json as { code: string; guid: string }) };
  };

  it('are merged by the parameters of a form', async () => {
    const api = occ(setup);
    const own = await made(api);
    await api.ask('POST', `${MINE}/${own.code}/entries`, { ...entry('LMS4-STB', 1), headers: ANA });
    const guid = (await cartWith(api)).split('/').at(-1);
    const merged = await made(api, `oldCartId=${guid}&toMergeCartGuid=${own.guid}`);
    expect([merged.status, merged.code]).toEqual([201, own.code]);
    expect(await lines(api, `${MINE}/current`, ANA)).toEqual(['LMS4-STB × 1', 'LMS4-KIT × 2']);
  });

  it('are restored by toMergeCartGuid alone, the own ones only', async () => {
    const api = occ(setup);
    const first = await made(api);
    api.backend.clock.advance(1000);
    await made(api);
    api.backend.clock.advance(1000);
    expect((await made(api, `toMergeCartGuid=${first.guid}`)).code).toBe(first.code);
    expect((await api.ask('GET', `${MINE}/current`, { headers: ANA })).json).toMatchObject({
      code: first.code,
    });
    const headers = { ...FORM, Authorization: 'Bearer demo-token-eve' };
    const foreign = await api.ask('POST', MINE, { raw: `toMergeCartGuid=${first.guid}`, headers });
    expect(firstError(foreign)).toMatchObject([400, { type: 'CartError', reason: 'cannotRestore' }]);
  });

  it('are saved, read, cloned, restored and given up, each with the cart at FULL', async () => {
    const api = occ(setup);
    const { code } = await made(api);
    await api.ask('POST', `${MINE}/${code}/entries`, { ...entry('LMS4-KIT', 2), headers: ANA });
    const ask = (method: string, path: string, raw?: string) =>
      api.askRoot(method, `/occ/v2/usassessments${MINE}/${path}`, {
        headers: { ...ANA, ...(raw !== undefined && FORM) },
        ...(raw !== undefined && { raw }),
      });
    const saved = {
      code,
      name: 'Spring',
      description: 'For May',
      saveTime: new Date(NOON).toISOString(),
      subTotal: { value: 1180 },
      totalUnitCount: 2,
    };
    const save = await ask('PATCH', `${code}/save`, 'saveCartName=Spring&saveCartDescription=For+May');
    expect(save.json).toMatchObject({ savedCartData: saved });
    expect((await ask('GET', `${code}/savedcart`)).json).toMatchObject({ savedCartData: saved });
    const clone = await ask('POST', `${code}/clonesavedcart?name=Autumn`);
    expect(clone.json).toMatchObject({ savedCartData: { name: 'Autumn', totalUnitCount: 2 } });
    const { savedCartData: copy } = clone.json as { savedCartData: { code: string } };
    expect(copy.code).not.toBe(code);
    const restored = await ask('PATCH', `${code}/restoresavedcart`);
    expect(restored.json).toMatchObject({ savedCartData: { code, totalUnitCount: 2 } });
    expect((restored.json as { savedCartData: object }).savedCartData).not.toHaveProperty('saveTime');
    expect((await ask('GET', 'current')).json).toMatchObject({ code });
    const gone = await ask('PATCH', `${copy.code}/flagForDeletion`);
    expect(gone.json).toMatchObject({ savedCartData: { code: copy.code } });
    expect((await ask('GET', copy.code)).status).toBe(400);
    expect((await ask('GET', `${code}/savedcart`)).status).toBe(400);
  });

  it('come in pages, in the order asked for, and HEAD tells how many', async () => {
    const api = occ(setup);
    const codes: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      codes.push((await made(api)).code);
      api.backend.clock.advance(1000);
    }
    const page = `${MINE}?currentPage=1&pageSize=2&sort=byCode&fields=BASIC`;
    const { json, headers } = await api.ask('GET', page, { headers: ANA });
    expect(json).toEqual({ carts: [expect.objectContaining({ code: codes[2] })] });
    expect(headers.get('x-total-count')).toBe('3');
    const head = await api.ask('HEAD', page, { headers: ANA });
    expect([head.status, head.text, head.headers.get('x-total-count')]).toEqual([200, '', '3']);
  });

  it('have no voucher, and no code is one', async () => {
    const api = occ(setup);
    const path = `${await cartWith(api)}/vouchers`;
    expect((await api.ask('GET', path)).json).toEqual({ vouchers: [] });
    const refused = { type: 'VoucherOperationError', message: 'coupon.invalid.code.provided' };
    const redeemed = await api.ask('POST', path, { raw: 'voucherId=SPRING', headers: FORM });
    expect(firstError(redeemed)).toMatchObject([400, refused]);
    expect(firstError(await api.ask('DELETE', `${path}/SPRING`))).toMatchObject([400, refused]);
    expect(firstError(await api.ask('POST', path))).toMatchObject([
      400,
      { type: 'ValidationError', reason: 'missing', subject: 'voucherId' },
    ]);
  });
});

describe('a password, as OCC’s own form changes it', () => {
  it.each([
    ['old=wrong&new=Another-1-Word', [400, 'PasswordMismatchError']],
    [`old=${encodeURIComponent(SEEDED_PASSWORD)}&new=Another-1-Word`, [202, undefined]],
    ['new=Another-1-Word', [400, 'ValidationError']],
  ])('%s is answered with %j', async (raw, expected) => {
    const headers = { ...FORM, Authorization: 'Bearer demo-token-user-mara' };
    const { status, json } = await occ(PLAIN[0]).ask('PUT', '/users/current/password', { raw, headers });
    expect([status, (json as { errors: { type: string }[] } | undefined)?.errors[0]?.type]).toEqual(expected);
  });
});

describe('answers that say what is wrong with a call', () => {
  it.each([
    ['PUT', '/products/LMS4-KIT', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/products/search', 'GET, HEAD, OPTIONS'],
    ['POST', '/titles', 'GET, HEAD, OPTIONS'],
    ['PUT', '/users/anonymous/carts', 'POST, GET, HEAD, OPTIONS'],
    ['POST', '/users/anonymous/carts/x/entries/0', 'GET, HEAD, PATCH, PUT, DELETE, OPTIONS'],
  ])('are 405 for %s %s, with the verbs that there are', async (method, path, allow) => {
    const answer = await occ(PLAIN[0]).ask(method, path);
    expect(firstError(answer)).toMatchObject([405, { type: 'HttpRequestMethodNotSupportedError' }]);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('are 404 for an unknown path', async () => {
    const answer = await occ(PLAIN[0]).ask('GET', '/nothing/here');
    expect(firstError(answer)).toMatchObject([404, { type: 'UnknownResourceError' }]);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data'])('are 415 for %s', async (type) => {
    const api = occ(PLAIN[0]);
    const path = `${await api.newCart()}/entries`;
    const answer = await api.ask('POST', path, { raw: 'x', headers: { 'Content-Type': type } });
    expect(firstError(answer)).toMatchObject([415, { type: 'HttpMediaTypeNotSupportedError' }]);
  });
});

describe('what a site is set up with', () => {
  it.each(['/occ/v2/basesites', '/commerce/occ/v2/basesites', '/headless/ecommerce/v2/basesites'])(
    'begins with the sites themselves at %s',
    async (path) => {
      const { json } = await occ().askRoot('GET', path);
      expect(json).toMatchObject({
        baseSites: expect.arrayContaining([
          expect.objectContaining({
            uid: 'caassessments',
            stores: [
              expect.objectContaining({ defaultCurrency: expect.objectContaining({ isocode: 'CAD' }) }),
            ],
          }),
        ]),
      });
    },
  );

  it.each([
    ['/countries/US/regions', 'regions', { isocode: 'US-NY', isocodeShort: 'NY', name: 'New York' }, 62],
    ['/countries/CA/regions', 'regions', { isocode: 'CA-QC', countryIso: 'CA', name: 'Quebec' }, 13],
    ['/countries/NL/regions', 'regions', undefined, 0],
    ['/deliverycountries', 'countries', { isocode: 'VN', name: 'Vietnam' }, 21],
    ['/countries?type=SHIPPING', 'countries', { isocode: 'IE', name: 'Ireland' }, 21],
    ['/cardtypes', 'cardTypes', { code: 'visa', name: 'Visa' }, 4],
  ])('has in %s a list of %s', async (path, name, one, count) => {
    const { json } = await occ(PLAIN[0]).ask('GET', path);
    const list = (json as Record<string, unknown[]>)[name];
    expect(list).toHaveLength(count);
    if (one) expect(list).toEqual(expect.arrayContaining([expect.objectContaining(one)]));
  });

  it.each(['/countries/XX/regions', '/countries/__proto__/regions'])('knows no %s', async (path) => {
    expect(firstError(await occ(PLAIN[0]).ask('GET', path))).toMatchObject([
      400,
      { type: 'UnknownIdentifierError' },
    ]);
  });
});
