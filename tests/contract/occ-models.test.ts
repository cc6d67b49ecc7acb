import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import type { Endpoint } from '../../src/core/http/define-endpoint.ts';
import { foreignFields, foreignNames } from '../support/occ-models.ts';
import { cardToken, shopper, STREET, tokenIn, type Customer } from './checkout-setup.ts';
import { occ, SETUPS, type Ask, type Occ } from './occ-setup.ts';

/* What the plain path sends, against OCC's own models: a field of ours there would hide that a widget needs it. */

const PLAIN = SETUPS.find(({ prefix }) => prefix === 'site in the path');
const LINES = { 'LMS4-KIT': 1, 'FMS-KIT': 2, 'FMS-QGR': 1, 'FMS-TRN': 1 };

type Tried = readonly [
  call: `${string} ${string}`,
  model: string | undefined,
  more?: Ask | ((api: Occ) => Promise<Ask>),
];

const sending = (body: unknown): Ask => ({ body });
/** What SAP's storefront sends where a call takes no object. */
const NOTHING: Ask = { raw: '{}', headers: { 'Content-Type': 'text/plain' } };
const newCard = async (api: Occ): Promise<Ask> =>
  sending({ paymentToken: tokenIn(await cardToken(api)), accountHolderName: 'Mara Lindqvist' });

const CART = '/users/current/carts/current';
const PASSWORDS = { oldPassword: SEEDED_PASSWORD, newPassword: 'Another-1-Word' };

/** Each call of the plain path, in an order in which each succeeds. `{carts}` is the first saved cart. */
const CALLS: readonly Tried[] = [
  ['GET /products/LMS4-KIT', 'product'],
  ['GET /products/LMS3-KIT', 'product'],
  ['GET /products/search?query=memory:relevance:productFormat:PRINT', 'searchPage'],
  ['GET /products/search?query=lindgrem', 'searchPage'],
  ['GET /products/suggestions?term=mem&max=8', 'suggestionList'],
  ['GET /languages', 'languageList'],
  ['GET /currencies', 'currencyList'],
  ['GET /titles', 'titleList'],
  ['GET /cardtypes', 'cardTypeList'],
  ['GET /countries', 'countryList'],
  ['GET /deliverycountries', 'countryList'],
  ['GET /countries/US/regions', 'regionList'],
  ['PATCH /users/current', undefined, sending({ firstName: 'Maria' })],
  ['GET /users/current', 'user'],
  ['PUT /users/current/password', undefined, sending(PASSWORDS)],
  ['GET /users/current/addresses', 'addressList'],
  ['GET /users/current/addresses/home', 'address'],
  ['PATCH /users/current/addresses/home', undefined, sending({ line2: 'Floor 2' })],
  ['PUT /users/current/addresses/home', undefined, sending({ ...STREET, line3: 'Room 4' })],
  ['POST /users/current/addresses', 'address', sending({ ...STREET, line3: 'Room 4' })],
  ['POST /users/current/addresses/verification', 'addressValidation', sending(STREET)],
  ['GET /users/current/paymentdetails?saved=true', 'cardList'],
  ['GET /users/current/paymentdetails/{payments}', 'card'],
  ['PATCH /users/current/paymentdetails/{payments}', undefined, sending({ defaultPayment: true })],
  [`PUT ${CART}/paymentdetails?paymentDetailsId={payments}`, undefined],
  ['DELETE /users/current/paymentdetails/{payments}', undefined],
  [`POST ${CART}/entries`, 'modification', sending({ product: { code: 'LMS4-STB' } })],
  [`PATCH ${CART}/entries/0`, 'modification', sending({ quantity: 2 })],
  [`PUT ${CART}/entries/0`, 'modification', sending({ quantity: 1 })],
  [`DELETE ${CART}/entries/4`, undefined],
  [`POST ${CART}/validate`, 'modificationList', NOTHING],
  [`POST ${CART}/addresses/delivery`, 'address', sending({ ...STREET, line3: 'Room 4' })],
  [`DELETE ${CART}/addresses/delivery`, undefined],
  [`PUT ${CART}/addresses/delivery?addressId=home`, undefined],
  [`GET ${CART}/deliverymodes`, 'deliveryModeList'],
  [`PUT ${CART}/deliverymode?deliveryModeId=ground`, undefined],
  [`DELETE ${CART}/deliverymode`, undefined],
  [`PUT ${CART}/deliverymode?deliveryModeId=ground`, undefined],
  [`GET ${CART}/deliverymode`, 'deliveryMode'],
  [`POST ${CART}/vouchers?voucherId=WELCOME10`, undefined, NOTHING],
  [`GET ${CART}/vouchers`, 'voucherList'],
  [`POST ${CART}/paymentdetails`, 'card', newCard],
  [`GET ${CART}`, 'cart'],
  ['GET /users/current/carts', 'cartList'],
  [`GET ${CART}/entries`, 'entryList'],
  [`GET ${CART}/entries/0`, 'entry'],
  ['POST /users/current/quotes', 'quote', sending({ cartId: 'current' })],
  ['GET /users/current/quotes', 'quoteList'],
  ['PATCH /users/current/quotes/{quotes}', undefined, sending({ name: 'May' })],
  ['POST /users/current/quotes/{quotes}/comments', undefined, sending({ text: 'By May, please.' })],
  ['POST /users/current/quotes/{quotes}/action', undefined, sending({ action: 'SUBMIT' })],
  ['GET /users/current/quotes/{quotes}', 'quote'],
  [`PATCH ${CART}/save?saveCartName=Spring`, 'savedCart', NOTHING],
  ['GET /users/current/carts?savedCartsOnly=true', 'cartList'],
  ['GET /users/current/carts/{carts}/savedcart', 'savedCart'],
  ['PATCH /users/current/carts/{carts}/restoresavedcart', 'savedCart', NOTHING],
  ['POST /users/current/orders?cartId=current&termsChecked=true', 'order', NOTHING],
  ['GET /users/current/orders', 'orderList'],
  ['GET /users/current/orders/{orders}', 'order'],
  ['POST /users/current/carts', 'cart', NOTHING],
  [`POST ${CART}/entries`, 'modification', sending({ product: { code: 'LMS4-STB' } })],
  [`POST ${CART}/vouchers?voucherId=WELCOME10`, undefined, NOTHING],
  [`DELETE ${CART}/vouchers/WELCOME10`, undefined],
  [`PATCH ${CART}/save?saveCartName=Autumn`, 'savedCart', NOTHING],
  ['POST /users/current/carts/{carts}/clonesavedcart?name=Copy', 'savedCart', NOTHING],
  ['PATCH /users/current/carts/{carts}/flagForDeletion', 'savedCart', NOTHING],
  ['DELETE /users/current/carts/{carts}', undefined],
  ['DELETE /users/current/addresses/{addresses}', undefined],
  ['POST /users/current/logout', undefined],
];

const LISTS: Readonly<Record<string, string>> = {
  carts: 'carts?savedCartsOnly=true',
  payments: 'paymentdetails',
};

/** Returns the code or id of the first item of a list, such as `carts`. */
const firstOf = async (one: Customer, list: string): Promise<string> => {
  const { json } = await one.ask('GET', `/${LISTS[list] ?? list}`);
  const items = (json as Record<string, { code?: string; id?: string }[]>)[list] ?? [];
  // The first address is an account's billing address, which can't be deleted.
  const first = list === 'addresses' ? items.at(-1) : items[0];
  return first?.code ?? first?.id ?? '';
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'timeoutMs' in value && 'response' in value;

/** Returns each call of the contracts that the plain path has, as `METHOD /path`. */
const plainCalls = async (api: Occ): Promise<string[]> => {
  const files = globSync('src/{api,auth}/**/*.contract.ts').map((file) => resolve(file));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  const all = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  const calls = new Set(
    all.filter(({ service }) => service === 'commerce').map(({ method, path }) => `${method} ${path}`),
  );
  const isHere = async (call: string): Promise<boolean> => {
    const [method = '', path = ''] = call.split(' ');
    const { headers } = await api.ask('OPTIONS', path.replaceAll(/\{\w+\}/g, 'x'));
    return headers.get('allow')?.split(', ').includes(method) ?? false;
  };
  const here = await Promise.all([...calls].map(async (call) => ((await isHere(call)) ? [call] : [])));
  return here.flat();
};

describe('the plain path', () => {
  it('sends nothing that OCC does not, by any call [API-06 a]', async () => {
    const api = occ(PLAIN);
    const one = await shopper(api, 'user-mara', LINES);
    const found: Record<string, unknown> = {};
    for (const [call, model, more = {}] of CALLS) {
      const [method = '', template = ''] = call.split(' ');
      const list = /\{(\w+)\}/.exec(template);
      const path = list ? template.replace(list[0], await firstOf(one, list[1]!)) : template;
      const sent = typeof more === 'function' ? await more(api) : more;
      const answer = await api.ask(method, path, {
        ...sent,
        headers: { Authorization: 'Bearer demo-token-user-mara', ...sent.headers },
      });
      const foreign = model === undefined ? [] : foreignFields(answer.json, model);
      if (foreign.length > 0) found[call] = foreign;
      if (answer.status >= 300) found[call] = `${answer.status} ${answer.text}`;
    }
    expect(found).toEqual({});
  });

  it('has no call that this table does not try', async () => {
    const tried = CALLS.map(([call]) => call.replace(/\?.*/, ''));
    const untried = (await plainCalls(occ(PLAIN))).filter((call) => {
      const pattern = new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return !tried.some((one) => pattern.test(one));
    });
    expect(untried).toEqual([]);
  });

  it('refuses a name in `fields` that is ours, as a real host does [API-06 a]', async () => {
    const one = await shopper(occ(PLAIN), 'user-mara', { 'LMS4-KIT': 1 });
    for (const [path, name] of [
      ['/carts/current?fields=code,version', 'version'],
      ['/carts?fields=carts(code),pagination', 'pagination'],
      ['/carts/current?fields=entries(product(isbn))', 'isbn'],
    ] as const) {
      const { status, json } = await one.ask('GET', path);
      const error = { type: 'ConversionError', message: `Incorrect field:'${name}'` };
      expect([status, json]).toEqual([400, { errors: [error] }]);
    }
  });
});

describe('the table of OCC’s models', () => {
  it('sees a field, and a name in `fields`, that OCC does not have', () => {
    expect(foreignFields({ code: '1', version: 2, entries: [{ product: { isbn: '9' } }] }, 'cart')).toEqual([
      'version (cart has no such field)',
      'entries.product.isbn (product has no such field)',
    ]);
    expect(foreignNames('carts(code,entries(product(isbn)),version),pagination', 'cartList')).toEqual([
      'isbn',
      'version',
      'pagination',
    ]);
    expect(foreignNames('DEFAULT,carts(FULL,entries(product(images(FULL))))', 'cartList')).toEqual([]);
  });
});
