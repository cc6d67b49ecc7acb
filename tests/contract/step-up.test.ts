import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { startDemoHost, type DemoHost } from '../../demo-host/server.ts';
import { certifiedClient } from '../support/certified-client.ts';
import { createVisitor, type Visitor } from '../support/host-visitor.ts';
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

type More = { method?: string; body?: unknown; headers?: Record<string, string> };

const ask = async (path: string, { method = 'GET', body, headers = {} }: More = {}) => {
  const response = await visit(`${shop}/commerce/headless/ecommerce/v2/users/current${path}`, {
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

const CALLS: [what: string, path: string, more: More][] = [
  ['deleting a card', '/paymentdetails/8796093054001', { method: 'DELETE' }],
  ['reading access codes', '/orders/00004711/accesscodes', {}],
  [
    'changing the password',
    '/password',
    { method: 'PUT', body: { oldPassword: SEEDED_PASSWORD, newPassword: 'Careful-norms-8' } },
  ],
];

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
  const pay = (headers: Record<string, string> = {}, ids = ['90010021']) =>
    ask('/invoices/payments', { method: 'POST', body: { ids, token: 'tok-1' }, headers });

  it('pays invoices after the tree was walked, for five minutes [IDN-05 part]', async () => {
    const refused = await pay();
    expect([refused.status, refused.json?.advices]).toEqual([
      403,
      { AuthenticateToServiceConditionAdvice: ['StepUp'] },
    ]);
    const proof = { 'X-Tree': 'StepUp', 'X-IdToken': tokens.id_token ?? '' };
    expect((await pay(proof)).status).toBe(403);
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    expect((await pay({ 'X-IdToken': proof['X-IdToken'] })).status).toBe(403);
    expect((await pay(proof)).json).toEqual({ paid: ['90010021'] });
    expect((await pay(proof)).status).toBe(400);
    expect((await ask('/invoices')).json).toMatchObject({
      invoices: [{ status: 'PAID' }, { status: 'OPEN' }, {}],
    });
    await pay({}, ['90010022']);
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    await moveClock(300_001);
    expect((await pay(proof, ['90010022'])).status).toBe(403);
    await moveClock();
  });

  it('pays the invoices that it was asked for alone, whatever else was asked before [IDN-05 part] [SEC-07 part]', async () => {
    ({ browser: visit, tokens } = await signIn('noor'));
    const proof = { 'X-Tree': 'StepUp', 'X-IdToken': tokens.id_token ?? '' };
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    expect((await pay(proof)).status).toBe(403);
    await pay({}, ['90010022', '90010021']);
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    expect((await pay(proof, ['90010021', '90010022'])).json).toEqual({ paid: ['90010021', '90010022'] });
    await pay();
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    expect((await pay(proof, ['90010023'])).status).toBe(403);
  });

  it('pays once for one key, whatever got lost [REL-01 part]', async () => {
    ({ browser: visit, tokens } = await signIn('tomas'));
    await pay();
    await prove('AuthenticateToServiceConditionAdvice', 'StepUp');
    const proof = { 'X-Tree': 'StepUp', 'X-IdToken': tokens.id_token ?? '', 'Idempotency-Key': 'pay-1' };
    expect((await pay(proof)).json).toEqual({ paid: ['90010021'] });
    expect((await pay(proof)).json).toEqual({ paid: ['90010021'] });
  });
});
