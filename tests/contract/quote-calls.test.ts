import type { MutationOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import type { CartAddress } from '../../src/api/cart/cart-address.ts';
import { checkoutCartQuery } from '../../src/api/checkout/checkout.queries.ts';
import { customer } from '../../src/api/customer.ts';
import { forgetQueryClient, queryClient, type CustomerQuery } from '../../src/api/query.ts';
import { missingParts } from '../../src/api/quote/missing-parts.ts';
import * as mutations from '../../src/api/quote/quote.mutations.ts';
import { quoteEligibilityQuery, quoteQuery, quotesQuery } from '../../src/api/quote/quote.queries.ts';
import { readPdfOfQuote } from '../../src/api/quote/quote-pdf.ts';
import type { PageRegistry } from '../../src/core/registry/registry.ts';
import { runtime, setRuntime } from '../../src/core/runtime.ts';
import { startClientPage, type ClientPage } from '../support/client-page.ts';

const VISIT = 'visit-1';
const CART: CartAddress = { userId: 'current', cartId: 'current', whose: VISIT };
const QUOTES = '/users/current/quotes';
let page: ClientPage;

const ask = (method: string, path: string, body?: unknown) =>
  page.backend.fetch(
    new Request(`http://shop.localhost/commerce/headless/ecommerce/v2/users/current${path}`, {
      method,
      headers: {
        Authorization: 'Bearer demo-token-user-tomas',
        'X-Site-Id': 'usassessments',
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

// Tomás is signed in, with a cart that lacks nothing for a quote.
beforeEach(async () => {
  page = startClientPage();
  const { registry } = runtime();
  const session = {
    token: () => Promise.resolve('demo-token-user-tomas'),
    whose: () => VISIT,
    byCookie: () => false,
  };
  setRuntime({ ...runtime(), registry: { ...registry, session } as unknown as PageRegistry });
  registry.actions.setSession({ status: 'signed-in', id: 'user-tomas', user: undefined });
  await ask('POST', '/carts', {});
  await ask('POST', '/carts/current/entries', { product: { code: 'FMS-KIT' }, quantity: 1 });
  await ask('PUT', '/carts/current/account', { id: 'personal-user-tomas' });
  await ask('PUT', '/carts/current/addresses/delivery?addressId=home');
  await ask('PUT', '/carts/current/deliverymode?deliveryModeId=ground');
  await ask('PUT', '/carts/current/billingaddress', { use: 'DELIVERY' });
});
afterEach(() => {
  forgetQueryClient();
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const read = <Data>(query: CustomerQuery<Data>): Promise<Data> => queryClient().fetchQuery(query);
const write = <Result, Input>(
  options: MutationOptions<Result, Error, Input>,
  input: Input,
): Promise<Result> => queryClient().getMutationCache().build(queryClient(), options).execute(input);

const ALL = { page: 0, sort: 'byDate', statuses: '', query: '' };
const cart = () => read(checkoutCartQuery(CART));
const listed = async () => (await read(quotesQuery(customer(), ALL))).quotes ?? [];
const request = async (key = 'key-1'): Promise<mutations.QuoteRequest> => {
  const { code, version } = await cart();
  return { key, body: { cartId: code, name: 'Spring', comment: 'For the office' }, version };
};
const create = async (key?: string) => write(mutations.createQuoteMutation(customer()!), await request(key));
const fail = (fault: Omit<Fault, 'path'>, path = QUOTES) =>
  page.backend.faults.add({ method: 'POST', path, ...fault });

describe('a quote that is asked for', () => {
  it.each<[string, Omit<Fault, 'path'>]>([
    ['its answer was lost', { loseAnswer: true, times: 1 }],
    ['its answer was lost twice', { loseAnswer: true, times: 2 }],
    ['the connection was cut before', { cut: true, times: 1 }],
    ['its answer was HTML', { body: 'html', times: 1 }],
  ])('is made exactly once though %s [QTE-01 d]', async (_what, fault) => {
    fail(fault);
    expect(await create()).toMatchObject({ name: 'Spring', state: 'BUYER_OFFER' });
    expect(await listed()).toHaveLength(1);
  });

  it('is not known when no answer comes at all, and the same key finds the one that was made [QTE-01 d]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    fail({ loseAnswer: true, times: 4 });
    await expect(create()).rejects.toMatchObject({ code: 'write.unconfirmed' });
    const quote = await create();
    expect((await listed()).map(({ code }) => code)).toEqual([quote.code]);
  });

  it('is not known where the service is then too busy to say, and the same key makes one [QTE-01 d]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    fail({ loseAnswer: true, times: 1 });
    fail({ status: 429, times: 3 });
    await expect(create()).rejects.toMatchObject({ code: 'write.unconfirmed' });
    const quote = await create();
    expect((await listed()).map(({ code }) => code)).toEqual([quote.code]);
  });

  it('was not made where the service then refuses it [QTE-01 d]', async () => {
    fail({ cut: true, times: 1 });
    const asked = await request();
    await ask('PATCH', '/carts/current/entries/0', { quantity: 2 });
    await expect(write(mutations.createQuoteMutation(customer()!), asked)).rejects.toMatchObject({
      code: 'write.notDone',
    });
    expect(await listed()).toEqual([]);
  });

  it.each([
    [500, 500],
    [503, 503],
    [429, 429],
  ])(
    'fails by its status %i, is not sent again by itself, and the next press makes one [QTE-01 c part]',
    async (status) => {
      fail({ status, times: 1 });
      await expect(create()).rejects.toMatchObject({ status });
      expect(page.tries.filter((one) => one.startsWith('POST'))).toHaveLength(1);
      await create();
      expect(await listed()).toHaveLength(1);
    },
  );
});

describe('what a quote lacks', () => {
  it('is what the steps of the checkout say, digital carts without delivery [QTE-01 a]', async () => {
    const whole = await cart();
    const { deliveryAddress: _a, deliveryMode: _m, billingAddress: _b, customerAccount: _c, ...bare } = whole;
    const digital = whole.entries.map((entry) => ({
      ...entry,
      product: { ...entry.product, productFormat: 'DIGITAL' as const },
    }));
    const table = [
      [whole, []],
      [bare, ['shipping-address', 'shipping-method', 'account']],
      [{ ...bare, entries: digital }, ['account']],
      [{ ...whole, deliveryMode: undefined }, ['shipping-method']],
      [{ ...whole, customerAccount: undefined }, ['account']],
      [{ ...whole, deliveryAddress: { ...whole.deliveryAddress!, lastName: ' ' } }, ['shipping-address']],
    ] as const;
    for (const [given, steps] of table)
      expect(missingParts(given as typeof whole, 0).map(({ step }) => step)).toEqual(steps);
    const [account] = missingParts({ ...whole, customerAccount: undefined }, 0);
    expect(account).toEqual({ part: 'account', step: 'account' });
    const [both] = missingParts({ ...bare, entries: digital } as typeof whole, 0);
    expect(both).toEqual({ part: 'accountAndBilling', step: 'account' });
  });

  it('is told with its end by the service, and anew when the cart changes [QTE-03 part]', async () => {
    expect(await read(quoteEligibilityQuery(CART))).toMatchObject({ missing: [], earlyExpiration: [] });
    expect(quoteEligibilityQuery(CART).meta).toEqual({ follows: ['cart', 'checkoutCart'] });
  });
});

describe('what is done with a quote', () => {
  it.each<[string, Omit<Fault, 'path'> | undefined]>([
    ['', undefined],
    [' and though its answer was lost', { loseAnswer: true, times: 1 }],
  ])('it is taken to one cart, its own, however often%s [QTE-04 h]', async (_what, fault) => {
    const { code } = await create();
    const present = await cart();
    if (fault) fail(fault, `${QUOTES}/${code}/action`);
    const order = () => write(mutations.orderQuoteMutation(customer()!), code);
    const first = await order();
    expect([first !== present.code, await order()]).toEqual([true, first]);
    expect((await cart()).code).toBe(present.code);
  });

  it('it is cancelled, also when only the answer was lost; not known when none came and it is as it was [QTE-04 d part]', async () => {
    const { code } = await create();
    const cancel = () => write(mutations.cancelQuoteMutation(customer()!), code);
    fail({ cut: true, times: 1 }, `${QUOTES}/${code}/action`);
    await expect(cancel()).rejects.toMatchObject({ code: 'write.unconfirmed' });
    fail({ loseAnswer: true, times: 1 }, `${QUOTES}/${code}/action`);
    await cancel();
    expect((await read(quoteQuery(customer(), code))).state).toBe('CANCELLED');
  });

  it('nothing is asked without a customer or a number', async () => {
    const asked = page.tries.length;
    for (const query of [
      quoteQuery(undefined, 'a'),
      quoteQuery(customer(), undefined),
      quotesQuery(undefined, ALL),
    ])
      expect(typeof query.queryFn).not.toBe('function');
    expect(page.tries).toHaveLength(asked);
  });
});

describe('the PDF of a quote', () => {
  const answer = (body: BodyInit | null, init: ResponseInit = {}) =>
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/pdf' }, ...init })),
    );

  it.each<[string, () => unknown]>([
    ['is HTML', () => answer('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['is HTML that says it were a PDF', () => answer('<!doctype html><h1>Sign in</h1>')],
    ['has 0 bytes', () => answer('')],
    ['has no body', () => answer(null)],
    ['is refused by 403', () => answer('{}', { status: 403 })],
    ['has 50 MB', () => answer(new Blob(['%PDF-', new Uint8Array(50_000_000)]))],
    ['says no type', () => answer('%PDF-1.7', { headers: {} })],
  ])('that %s is none [SEC-08 b]', async (_what, order) => {
    order();
    await expect(readPdfOfQuote(customer()!, 'Q-1')).rejects.toMatchObject({ name: 'ServiceError' });
  });

  it('is asked for with authorisation and given as it is [SEC-08 a]', async () => {
    const { code } = await create();
    const blob = await readPdfOfQuote(customer()!, code);
    expect([blob.type, await blob.slice(0, 5).text()]).toEqual(['application/pdf', '%PDF-']);
    await expect(readPdfOfQuote({ ...customer()!, whose: 'visit-0' }, code)).rejects.toMatchObject({
      kind: 'session-changed',
    });
  });
});
