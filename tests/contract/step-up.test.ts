import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoiceOfOrder } from '../../demo-host/backend/invoice/invoice.ts';
import { seedCode } from '../../demo-host/backend/order/order.ts';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { startDemoHost, type DemoHost } from '../../demo-host/server.ts';
import type { PaymentIntent } from '../../src/api/invoice/payment.contract.ts';
import { certifiedClient } from '../support/certified-client.ts';
import { createVisitor, type Visitor } from '../support/host-visitor.ts';
import { STREET } from './checkout-setup.ts';
import { signInByTree, walkStep } from '../support/identity-walk.ts';

let host: DemoHost;
let shop: string;
let visit: Visitor;
let tokens: { access_token: string; id_token?: string | undefined };

/** Signs a person in with a browser of their own. */
const signIn = async (userName: string) => {
  const browser = createVisitor();
  await signInByTree(browser, shop, userName);
  const { tokens: take } = await certifiedClient(browser, shop, `${shop}/signed-in.html`);
  return { browser, tokens: await take() };
};

beforeAll(async () => {
  host = await startDemoHost({ port: 0, data: 'memory' });
  shop = `http://shop.localhost:${host.port}`;
});
afterAll(() => host.close());
beforeEach(async () => {
  ({ browser: visit, tokens } = await signIn('mara'));
});

type More = { method?: string; body?: unknown; headers?: Record<string, string>; base?: string };

const EXTENDED = '/commerce/headless/ecommerce/v2';

const ask = async (path: string, { method = 'GET', body, headers = {}, base = EXTENDED }: More = {}) => {
  const response = await visit(`${shop}${base}/users/current${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Site-Id': 'usassessments',
      Authorization: `Bearer ${tokens.access_token}`,
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = (text === '' ? undefined : JSON.parse(text)) as
    | { advices?: Record<string, string[]>; errors?: { type: string }[] }
    | undefined;
  return { status: response.status, headers: response.headers, json };
};

const advice = (name: string, value: string) =>
  `authIndexType=composite_advice&authIndexValue=${encodeURIComponent(
    `<Advices><AttributeValuePair><Attribute name="${name}"/><Value>${value}</Value></AttributeValuePair></Advices>`,
  )}`;

/** Gives the proof that an advice asks for, by the password. */
const prove = async (name: string, value: string, password = SEEDED_PASSWORD) => {
  const { body } = await walkStep(visit, shop, advice(name, value));
  return walkStep(visit, shop, '', body, password);
};

/** Moves the services' clock on by `advanceMs`, or sets it back to the real time. */
const moveClock = async (advanceMs?: number) =>
  visit(`${shop}/__clock`, {
    method: advanceMs === undefined ? 'DELETE' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(advanceMs !== undefined && { body: JSON.stringify({ advanceMs }) }),
  });

/** Returns the token of a new card, as the payment service's frame gets it. */
const cardToken = async (number: string): Promise<string> => {
  const response = await visit(`http://pay.localhost:${host.port}/v1/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://pay.localhost:${host.port}` },
    body: JSON.stringify({ mode: 'new', number, expiry: '09/31', securityCode: '123' }),
  });
  return ((await response.json()) as { token: string }).token;
};

const newCard = async (number = '4242424242424242'): Promise<More> => ({
  method: 'POST',
  body: {
    paymentToken: await cardToken(number),
    firstName: 'Ada',
    lastName: 'Marsh',
    billingAddress: STREET,
  },
});

const CALLS: [what: string, path: string, more: More][] = [
  ['deleting a card', '/paymentdetails/8796093054001', { method: 'DELETE' }],
  [
    'transferring ownership',
    '/qglobalaccounts/QG-100200/owner',
    { method: 'POST', body: { email: 'priya.raman@practice.example' } },
  ],
  ['reading access codes', '/orders/00004711/accesscodes', {}],
  [
    'changing the password',
    '/password',
    { method: 'PUT', body: { oldPassword: SEEDED_PASSWORD, newPassword: 'Careful-norms-8' } },
  ],
];

describe('a client of a plain OCC host, which knows no proofs', () => {
  it('is refused in OCC’s own form, and nothing is done [API-06 part] [IDN-05 part]', async () => {
    const base = '/commerce/occ/v2/usassessments';
    for (const [, path, more] of CALLS.filter(([, to]) => !/^.(orders|qglobal)/.test(to))) {
      const { status, json } = await ask(path, { ...more, base });
      expect([status, json]).toEqual([
        403,
        { errors: [expect.objectContaining({ type: 'ForbiddenError' })] },
      ]);
    }
    const cards = (await ask('/paymentdetails')).json as { payments?: { id: string }[] };
    expect(cards.payments?.map(({ id }) => id)).toContain('8796093054001');
  });
});

describe('a call that asks for a transaction', () => {
  it.each(CALLS)(
    'refuses %s with an advice, and without a token at all [IDN-05 part]',
    async (_what, path, more) => {
      expect((await ask(path, { ...more, headers: { Authorization: '' } })).status).toBe(401);
      const refused = await ask(path, more);
      expect(refused.status).toBe(403);
      expect(refused.json?.advices?.['TransactionConditionAdvice']).toEqual([expect.any(String)]);
      expect(refused.json?.errors?.[0]?.type).toBe('StepUpRequiredError');
    },
  );

  it('believes no proof but its own: not an unproven one, a stranger’s, or a forged id token [IDN-05 part] [SEC-07 part]', async () => {
    const path = '/orders/00004711/accesscodes';
    const [id = ''] = (await ask(path)).json?.advices?.['TransactionConditionAdvice'] ?? [];
    const idToken = tokens.id_token ?? '';
    const tried = async (headers: Record<string, string>) => (await ask(path, { headers })).status;
    expect(await tried({ 'X-TxID': id, 'X-IdToken': idToken })).toBe(403);
    expect((await prove('TransactionConditionAdvice', id, 'wrong')).body['tokenId']).toBeUndefined();
    expect(await tried({ 'X-TxID': id, 'X-IdToken': idToken })).toBe(403);
    expect((await prove('TransactionConditionAdvice', id)).status).toBe(200);
    expect(await tried({ 'X-TxID': id })).toBe(403);
    const { tokens: other } = await signIn('noor');
    expect(await tried({ 'X-TxID': id, 'X-IdToken': other.id_token ?? '' })).toBe(403);
    const [head, , signature] = idToken.split('.');
    const claims = btoa(JSON.stringify({ sub: 'user-mara', aud: 'assess-store-web', exp: 9e9 }));
    for (const forged of [
      `${head}.${claims}.${signature}`,
      `${btoa('{"alg":"none"}')}.${claims}.`,
      '..',
      'x',
    ])
      expect(await tried({ 'X-TxID': id, 'X-IdToken': forged })).toBe(403);
    expect(await tried({ 'X-TxID': id, 'X-IdToken': idToken })).toBe(200);
    expect(await tried({ 'X-TxID': id, 'X-IdToken': idToken })).toBe(403);
  });

  it('gives a read its advice in a header where that is asked for, and takes the proof from the address [IDN-05 part]', async () => {
    const path = '/orders/00004711/accesscodes';
    const refused = await ask(path, { headers: { 'X-Authenticate-Response': 'header' } });
    expect(refused.status).toBe(401);
    const [, encoded = ''] = /advices="(\S+?)"/.exec(refused.headers.get('www-authenticate') ?? '') ?? [];
    const { TransactionConditionAdvice: ids } = JSON.parse(atob(encoded)) as Record<string, string[]>;
    await prove('TransactionConditionAdvice', ids?.[0] ?? '');
    const given = await ask(`${path}?_txid=${ids?.[0]}&_idtoken=${tokens.id_token}`);
    expect(given).toMatchObject({
      status: 200,
      json: { accessCodes: [{ productCode: 'RPW-G3-LIC', codes: ['7KQ2-M9XD-4TRB', 'W3HN-8VCP-6YZE'] }] },
    });
  });

  const withProof = async (path: string, more: More) => {
    const [id = ''] = (await ask(path, more)).json?.advices?.['TransactionConditionAdvice'] ?? [];
    await prove('TransactionConditionAdvice', id);
    return ask(path, { ...more, headers: { 'X-TxID': id, 'X-IdToken': tokens.id_token ?? '' } });
  };

  it.each([
    ['a card', '/orders/00004711/accesscodes', {}, '/paymentdetails/8796093054001', { method: 'DELETE' }],
    [
      'another card',
      '/paymentdetails/8796093054001',
      { method: 'DELETE' },
      '/paymentdetails/8796093054002',
      { method: 'DELETE' },
    ],
    [
      'the password',
      '/orders/00004711/accesscodes',
      {},
      '/password',
      { method: 'PUT', body: { oldPassword: SEEDED_PASSWORD, newPassword: 'Careful-norms-8' } },
    ],
  ] as [what: string, asked: string, by: More, other: string, more: More][])(
    'gives a proof for one thing that serves no other: %s [IDN-05 part] [SEC-07 part]',
    async (_what, asked, by, other, more) => {
      ({ browser: visit, tokens } = await signIn('noor'));
      const [id = ''] = (await ask(asked, by)).json?.advices?.['TransactionConditionAdvice'] ?? [];
      expect((await prove('TransactionConditionAdvice', id)).status).toBe(200);
      const headers = { 'X-TxID': id, 'X-IdToken': tokens.id_token ?? '' };
      expect((await ask(other, { ...more, headers })).status).toBe(403);
    },
  );

  it('forgets a proof that nobody used for five minutes [IDN-05 part]', async () => {
    const path = '/orders/00004711/accesscodes';
    const [id = ''] = (await ask(path)).json?.advices?.['TransactionConditionAdvice'] ?? [];
    await prove('TransactionConditionAdvice', id);
    await moveClock(300_000);
    const headers = { 'X-TxID': id, 'X-IdToken': tokens.id_token ?? '' };
    expect((await ask(path, { headers })).status).toBe(403);
    await moveClock();
  });

  it('deletes one card, once [IDN-05 part]', async () => {
    const path = '/paymentdetails/8796093054002';
    expect((await withProof(path, { method: 'DELETE' })).status).toBe(200);
    expect((await ask('/paymentdetails')).json).toMatchObject({ payments: [{ id: '8796093054001' }] });
    expect((await ask(path, { method: 'DELETE' })).status).toBe(400);
  });

  it('saves one card with the proof for it alone, and none that the bank refuses [ACC-06 b] [IDN-05 part]', async () => {
    ({ browser: visit, tokens } = await signIn('ada'));
    const path = '/paymentdetails';
    const more = await newCard();
    const [id = ''] = (await ask(path, more)).json?.advices?.['TransactionConditionAdvice'] ?? [];
    await prove('TransactionConditionAdvice', id);
    const headers = { 'X-TxID': id, 'X-IdToken': tokens.id_token ?? '' };
    expect((await ask(path, { ...(await newCard()), headers })).status).toBe(403);
    expect((await ask(path, { ...more, headers })).status).toBe(201);
    // A token is good for one card.
    expect((await ask(path, more)).json?.errors?.[0]?.type).toBe('ValidationError');
    const declined = await withProof(path, await newCard('4000000000000002'));
    expect([declined.status, declined.json?.errors?.[0]?.type]).toEqual([409, 'PaymentRefused']);
    const nowhere = { ...STREET, region: { isocode: 'US-ZZ' } };
    const { body } = await newCard();
    const lost = await ask(path, { method: 'POST', body: { ...(body as object), billingAddress: nowhere } });
    expect(lost.json?.errors?.[0]?.type).toBe('ValidationError');
    const held = (await ask(path)).json as { payments?: { cardNumber: string }[] };
    expect(held.payments?.map(({ cardNumber }) => cardNumber.slice(-4))).toEqual(['4242', '5454', '4242']);
  });

  it('changes a password for the better only, and from the right one [IDN-05 part]', async () => {
    ({ browser: visit, tokens } = await signIn('yuki'));
    const change = (oldPassword: string, newPassword: string) =>
      withProof('/password', { method: 'PUT', body: { oldPassword, newPassword } });
    expect((await change('wrong', 'Careful-norms-8')).json?.errors?.[0]?.type).toBe('PasswordMismatchError');
    expect((await change(SEEDED_PASSWORD, 'short')).json?.errors?.[0]?.type).toBe('ValidationError');
    expect((await change(SEEDED_PASSWORD, 'Careful-norms-8')).status).toBe(202);
    await expect(signIn('yuki')).rejects.toThrow();
  });
});

describe('a call that asks for a tree', () => {
  /** Two open invoices of a customer. */
  const invoice = (userName: string) => invoiceOfOrder(seedCode(`user-${userName}`));
  const another = (userName: string) => invoice(userName).replace('-0', '-8');
  const MARAS = invoice('mara');
  const overdue = (userName: string) => invoice(userName).replace('-0', '-7');
  /** Gives a card to the payment service, as its frame does. */
  const card = async (): Promise<string> => {
    const origin = `http://pay.localhost:${host.port}`;
    const body = { mode: 'new', number: '4242424242424242', expiry: '09/31', securityCode: '123' };
    const headers = { 'Content-Type': 'application/json', Origin: origin };
    const answer = await visit(`${origin}/v1/tokens`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  /** Pays invoices by the key of their intent. */
  const pay = async (headers: Record<string, string> = {}, ids = [MARAS]) => {
    const intent = await ask('/invoices/payments/intents', { method: 'POST', body: { ids } });
    if (intent.status !== 200) return intent;
    const { key, total, currency } = intent.json as unknown as PaymentIntent;
    const body = { key, token: await card(), expectedTotal: total.value, expectedCurrency: currency };
    return ask('/invoices/payments', { method: 'POST', body, headers });
  };

  it('pays invoices after the tree was walked, for five minutes [IDN-05 part] [ACC-07 d part]', async () => {
    const refused = await pay();
    expect([refused.status, refused.json?.advices]).toEqual([
      403,
      { AuthenticateToServiceConditionAdvice: ['StepUp'] },
    ]);
    const proof = { 'X-Tree': 'StepUp', 'X-IdToken': tokens.id_token ?? '' };
    expect((await pay(proof)).status).toBe(403);
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    expect((await pay({ 'X-IdToken': proof['X-IdToken'] })).status).toBe(403);
    expect((await pay(proof)).status).toBe(200);
    expect((await pay(proof)).json?.errors?.[0]?.type).toBe('InvoicePaid');
    expect((await ask(`/invoices/${MARAS}`)).json).toMatchObject({ status: 'PAID', toPay: { value: 0 } });
    await pay({}, [another('mara')]);
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    await moveClock(300_001);
    expect((await pay(proof, [another('mara')])).status).toBe(403);
    await moveClock();
  });

  it('pays the invoices that it was asked for alone, whatever else was asked before [IDN-05 part] [SEC-07 part]', async () => {
    ({ browser: visit, tokens } = await signIn('noor'));
    const proof = { 'X-Tree': 'StepUp', 'X-IdToken': tokens.id_token ?? '' };
    const [first, second, third] = [invoice('noor'), another('noor'), overdue('noor')];
    expect((await pay(proof)).json?.errors?.[0]?.type).toBe('InvoiceNotOpen');
    await pay({}, [third]);
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    expect((await pay(proof, [first])).status).toBe(403);
    await pay({}, [second, first]);
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    expect((await pay(proof, [first, second])).status).toBe(200);
  });
});
