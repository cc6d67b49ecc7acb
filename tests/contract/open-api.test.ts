import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../src/build/contract/open-api.ts';
import { checkoutCalls, type TriedCall } from './checkout-operations.ts';
import { occ, SETUPS, type Occ } from './occ-setup.ts';

type Operation = {
  requestBody?: { content: { 'application/json': { schema: object } } };
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
  ['get /users/{userId}', 'both', async () => ['/users/current', { headers: ANA }]],
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

  it('would be seen to differ: a cart without its guid is none [API-07]', async () => {
    const { json } = await occ().ask('GET', await anonymousCart(occ()));
    const schema = operationOf(`get ${CART}`).responses['200']!.content!['application/json']!.schema;
    expect(wrong(schema, json)).toBeDefined();
    expect(wrong(schema, { code: '1', entries: [] })).toBeDefined();
    expect(wrong(schema, { code: '1', guid: 'g', entries: [{ quantity: 'two' }] })).toBeDefined();
  });
});
