import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { PaymentIntent } from '../../src/api/invoice/payment.contract.ts';
import { openApi } from '../../docs/build/commerce/open-api.ts';
import { cardToken, tokenIn } from './checkout-setup.ts';
import { checkoutCalls, type TriedCall } from './checkout-operations.ts';
import { occ, SETUPS, type Answer, type Ask, type Occ } from './occ-setup.ts';

type Operation = {
  tags: string[];
  parameters: { name: string; in: string; required?: boolean }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: object } } };
  responses: Record<string, { content?: Partial<Record<'application/json', { schema: object }>> }>;
};
const file = openApi('1.2.3') as { paths: Record<string, Record<string, Operation>>; components: object };

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text));
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': isInstant } });
const compiled = new Map<object, ReturnType<typeof ajv.compile>>();

const checkOf = (schema: object): ReturnType<typeof ajv.compile> => {
  const check = compiled.get(schema) ?? ajv.compile({ ...schema, components: file.components });
  compiled.set(schema, check);
  return check;
};

/** Returns what is wrong with a value by a schema of the file; undefined if nothing is. */
const wrong = (schema: object, value: unknown): unknown => {
  const check = checkOf(schema);
  return check(value) ? undefined : check.errors;
};

const ANA = { Authorization: 'Bearer demo-token-ana' };
const line = { product: { code: 'LMS4-KIT' }, quantity: 2 };

const customersCart = async ({ ask }: Occ): Promise<string> => {
  await ask('POST', '/users/current/carts', { headers: ANA, body: {} });
  await ask('POST', '/users/current/carts/current/entries', { headers: ANA, body: line });
  return '/users/current/carts/current';
};
const anonymousCart = async (api: Occ): Promise<string> => {
  const path = await api.newCart();
  await api.ask('POST', `${path}/entries`, { body: line });
  return path;
};

/** Makes a saved cart and returns its path, by its code. */
const savedCart = async (api: Occ): Promise<string> => {
  const current = await customersCart(api);
  const { json } = await api.ask('PATCH', `${current}/save?saveCartName=Spring`, { headers: ANA, body: {} });
  return `/users/current/carts/${(json as { savedCartData: { code: string } }).savedCartData.code}`;
};

const VERA = { Authorization: 'Bearer demo-token-user-vera' };
const LICENSES = '/users/current/qualifications/license';
const QUALIFICATIONS = '/users/{userId}/qualifications';

const MARA = { Authorization: 'Bearer demo-token-user-mara' };
const INVOICES = '/users/{userId}/invoices';
const INVOICE = 'INV-54410001';
const LOOK_UP = { number: INVOICE, postalCode: '97205' };

/** Looks an invoice up and returns its token as a header. */
const lookedUp = async ({ ask }: Occ) => {
  const { json } = await ask('POST', '/invoices/lookup', { body: LOOK_UP });
  return { 'X-Invoice-Token': (json as { invoiceToken: string }).invoiceToken };
};

const CARTS = '/users/{userId}/carts';
const CART = `${CARTS}/{cartId}`;

/** A call of each operation, which succeeds. */
const calls: readonly TriedCall[] = [
  ...checkoutCalls,
  [`get ${CART}`, 'both', async (api) => [await anonymousCart(api)]],
  [`post ${CARTS}`, 'both', async () => ['/users/anonymous/carts', { body: {} }]],
  [
    `post ${CART}/entries`,
    'both',
    async (api) => [
      `${await api.newCart()}/entries`,
      { body: { product: { code: 'LMS4-STB' }, quantity: 9 } },
    ],
  ],
  [
    `post ${CART}/entries/batch`,
    'extended',
    async (api) => [
      `${await api.newCart()}/entries/batch`,
      { body: { orderEntries: [line, { product: { code: 'NOPE' }, quantity: 1 }] } },
    ],
  ],
  [
    `patch ${CART}/entries/{entryNumber}`,
    'both',
    async (api) => [`${await anonymousCart(api)}/entries/0`, { body: { quantity: 3 } }],
  ],
  [`delete ${CART}/entries/{entryNumber}`, 'both', async (api) => [`${await anonymousCart(api)}/entries/0`]],
  [
    `post ${CART}/validate`,
    'both',
    async (api) => {
      const path = await anonymousCart(api);
      await api.askRoot('POST', '/__catalogue', { body: { code: 'LMS4-KIT', stock: 1 } });
      return [`${path}/validate`, { body: {} }];
    },
  ],
  ['get /products/{productCode}', 'both', async () => ['/products/LMS3-KIT']],
  ['get /products/suggestions', 'both', async () => ['/products/suggestions?term=mem&max=8', {}]],
  [
    'get /products/search',
    'both',
    async () => ['/products/search?query=memory:relevance:productFormat:PRINT&fields=FULL', {}],
  ],
  [
    'post /products/lookup',
    'extended',
    async () => ['/products/lookup', { body: { codes: ['LMS4-KIT', 'LMS3-KIT', 'NOPE'] } }],
  ],
  [
    `patch ${CART}/save`,
    'both',
    async (api) => [`${await customersCart(api)}/save?saveCartName=Spring`, { headers: ANA, body: {} }],
  ],
  [
    `get ${CARTS}`,
    'both',
    async (api) => {
      await savedCart(api);
      return ['/users/current/carts?savedCartsOnly=true&fields=FULL', { headers: ANA }];
    },
  ],
  [`get ${CART}/savedcart`, 'both', async (api) => [`${await savedCart(api)}/savedcart`, { headers: ANA }]],
  [
    `patch ${CART}/restoresavedcart`,
    'both',
    async (api) => [`${await savedCart(api)}/restoresavedcart`, { headers: ANA, body: {} }],
  ],
  [
    `post ${CART}/clonesavedcart`,
    'both',
    async (api) => [`${await savedCart(api)}/clonesavedcart?name=Copy`, { headers: ANA, body: {} }],
  ],
  [
    `patch ${CART}/flagForDeletion`,
    'both',
    async (api) => [`${await savedCart(api)}/flagForDeletion`, { headers: ANA, body: {} }],
  ],
  [`delete ${CART}`, 'both', async (api) => [await customersCart(api), { headers: ANA }]],
  [`get ${INVOICES}`, 'extended', async () => ['/users/current/invoices', { headers: MARA }]],
  [
    `get ${INVOICES}/{invoiceId}`,
    'extended',
    async () => [`/users/current/invoices/${INVOICE}`, { headers: MARA }],
  ],
  [
    `get ${INVOICES}/{invoiceId}/pdf`,
    'extended',
    async () => [`/users/current/invoices/${INVOICE}/pdf`, { headers: MARA }],
  ],
  ['post /invoices/lookup', 'extended', async () => ['/invoices/lookup', { body: LOOK_UP }]],
  [
    'get /invoices/{invoiceId}/pdf',
    'extended',
    async (api) => [`/invoices/${INVOICE}/pdf`, { headers: await lookedUp(api) }],
  ],
  ...(['', 'looked up'] as const).flatMap((how): TriedCall[] => {
    const [path, base] = how ? ['/invoices/payments', ''] : [`${INVOICES}/payments`, '/users/current'];
    const at = `${base}/invoices/payments`;
    const who = async (api: Occ) => (how ? lookedUp(api) : MARA);
    const begun = async (api: Occ) => {
      const headers = await who(api);
      const { json } = await api.ask('POST', `${at}/intents`, { headers, body: { ids: [INVOICE] } });
      return { headers, intent: json as PaymentIntent };
    };
    return [
      [
        `post ${path}/intents`,
        'extended',
        async (api) => [`${at}/intents`, { headers: await who(api), body: { ids: [INVOICE] } }],
      ],
      [
        `post ${path}`,
        'extended',
        async (api) => {
          const { headers, intent } = await begun(api);
          const { key, total, currency } = intent;
          const token = tokenIn(await cardToken(api));
          const body = { key, token, expectedTotal: total.value, expectedCurrency: currency };
          return [at, { headers, body }];
        },
      ],
      [
        `post ${path}/byKey`,
        'extended',
        async (api) => {
          const { headers, intent } = await begun(api);
          return [`${at}/byKey`, { headers, body: { key: intent.key } }];
        },
      ],
      [
        `get ${path}/{paymentId}`,
        'extended',
        async (api) => {
          const { headers, intent } = await begun(api);
          return [`${at}/${intent.paymentId}`, { headers }];
        },
      ],
    ];
  }),
  [`get ${QUALIFICATIONS}`, 'extended', async () => ['/users/current/qualifications', { headers: VERA }]],
  [`get ${QUALIFICATIONS}/{type}`, 'extended', async () => [LICENSES, { headers: VERA }]],
  [
    `post ${QUALIFICATIONS}/{type}`,
    'extended',
    async () => [LICENSES, { headers: VERA, body: { title: 'License', issuer: 'Board', country: 'US' } }],
  ],
  [
    `get ${QUALIFICATIONS}/{type}/{qualificationId}`,
    'extended',
    async () => [`${LICENSES}/license-1`, { headers: VERA }],
  ],
  [
    `patch ${QUALIFICATIONS}/{type}/{qualificationId}`,
    'extended',
    async () => [`${LICENSES}/license-1`, { headers: VERA, body: { number: null } }],
  ],
  [
    `delete ${QUALIFICATIONS}/{type}/{qualificationId}`,
    'extended',
    async () => [`${LICENSES}/license-2`, { headers: VERA }],
  ],
  ['get /users/{userId}', 'both', async () => ['/users/current', { headers: ANA }]],
  [
    'post /orderstatus',
    'extended',
    async () => ['/orderstatus', { body: { reference: 'WR-9104401', email: 'max@practice.example' } }],
  ],
  [
    'get /users/{userId}/preferences',
    'extended',
    async () => ['/users/current/preferences', { headers: ANA }],
  ],
  [
    'patch /users/{userId}/preferences',
    'extended',
    async () => ['/users/current/preferences', { headers: ANA, body: { marketing: true } }],
  ],
  [
    'patch /users/{userId}',
    'both',
    async () => ['/users/current', { headers: ANA, body: { firstName: 'Anna' } }],
  ],
  ['post /users/{userId}/logout', 'both', async () => ['/users/current/logout', { headers: ANA, body: {} }]],
];

const verbOf = (operation: string): [verb: string, path: string] =>
  operation.split(' ') as [verb: string, path: string];

const operationOf = (operation: string): Operation => {
  const [verb, path] = verbOf(operation);
  const found = file.paths[path]?.[verb];
  if (!found) throw new Error(`The file has no ${operation}.`);
  return found;
};

describe('the demo host’s answers against the OpenAPI file', () => {
  it('are tried for every operation [API-07]', () => {
    const all = Object.entries(file.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb} ${path}`),
    );
    expect([...new Set(calls.map(([operation]) => operation))].toSorted()).toEqual(all.toSorted());
  });

  for (const setup of SETUPS)
    for (const [operation, where, call] of calls)
      if (where === 'both' || setup.prefix === 'site in a header')
        it(`${operation} is what the file says, ${setup.prefix}, ${setup.store} [API-07]`, async () => {
          const api = occ(setup);
          const { requestBody, responses } = operationOf(operation);
          const [path, more = {}] = await call(api);
          if (requestBody)
            expect(wrong(requestBody.content['application/json'].schema, more.body)).toBe(undefined);
          const answer = await api.ask(verbOf(operation)[0].toUpperCase(), path, more);
          expect(answer.status).toBeLessThan(300);
          const described = responses[answer.status];
          expect(described).toBeDefined();
          const schema = described?.content?.['application/json']?.schema;
          if (schema) expect(wrong(schema, answer.json)).toBe(undefined);
          else expect(answer.text.slice(0, 5)).toBe(described?.content ? '%PDF-' : '');
        });

  it.each([
    ['get', '/users/anonymous/carts/nothing', CART],
    ['get', '/products/NOPE', '/products/{productCode}'],
    ['get', '/users/current', '/users/{userId}'],
  ])('refuse %s %s in the form that the file gives [API-07]', async (verb, path, described) => {
    const answer = await occ().ask(verb.toUpperCase(), path);
    const { content } = operationOf(`${verb} ${described}`).responses['default'] ?? {};
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(wrong(content!['application/json']!.schema, answer.json)).toBe(undefined);
  });

  it('are refused with statuses that the file declares, for what it calls required, and each has one tag [API-07]', async () => {
    const found: Record<string, unknown> = {};
    for (const [operation, , call] of calls) {
      const api = occ();
      const [path, more = {}] = await call(api);
      const { requestBody, responses, parameters, tags } = operationOf(operation);
      const method = verbOf(operation)[0].toUpperCase();
      const undeclared = new Set<number>();
      const tried = async (to: string, change: Ask): Promise<Answer> => {
        const answer = await api.ask(method, to, { ...more, ...change });
        if (!(answer.status in responses)) undeclared.add(answer.status);
        return answer;
      };
      await tried(path, { headers: { ...more.headers, Authorization: 'Bearer nobody' } });
      await tried(path, { headers: { ...more.headers, 'X-Site-Id': 'nowhere' } });
      if (requestBody) await tried(path, { raw: '{', body: undefined });
      // Where a call takes no object, a body of another type is ignored.
      if (requestBody?.required) {
        await tried(path, { raw: '<a/>', headers: { ...more.headers, 'Content-Type': 'text/xml' } });
        await tried(path, { raw: JSON.stringify('x'.repeat(100_001)) });
      }
      const [bare = '', query = ''] = path.split('?');
      const names = [...new URLSearchParams(query).keys()];
      const needed: string[] = [];
      for (const name of names) {
        const rest = new URLSearchParams(query);
        rest.delete(name);
        const { json } = await tried(`${bare}?${rest}`, {});
        const error = (json as { errors?: { reason?: string; type?: string }[] } | undefined)?.errors?.[0];
        if (error?.reason === 'missing' || error?.type === 'TermsMissing') needed.push(name);
      }
      const said = parameters.flatMap(({ name, in: where, required }) =>
        where === 'query' && required ? [name] : [],
      );
      if (undeclared.size > 0 || tags.length !== 1 || said.some((name) => !needed.includes(name)))
        found[operation] = { undeclared: [...undeclared], tags, needed, said };
      if (needed.some((name) => !said.includes(name))) found[operation] = { needed, said };
    }
    expect(found).toEqual({});
  });

  it('would be seen to differ: a cart without its guid is none [API-07]', async () => {
    const { json } = await occ().ask('GET', await anonymousCart(occ()));
    const schema = operationOf(`get ${CART}`).responses['200']!.content!['application/json']!.schema;
    expect(wrong(schema, json)).toBeDefined();
    expect(wrong(schema, { code: '1', entries: [] })).toBeDefined();
    expect(wrong(schema, { code: '1', guid: 'g', entries: [{ quantity: 'two' }] })).toBeDefined();
  });
});
