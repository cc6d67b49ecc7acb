import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { Endpoint } from '../../../src/core/http/define-endpoint.ts';
import { widgets } from '../../../src/widgets/widget-list.ts';
import { commerceCalls } from './commerce-calls.ts';
import { endpointsIn, type BuiltEndpoints } from './built-endpoints.ts';
import { openApi } from './open-api.ts';

type Schema = { required?: string[]; properties?: Record<string, unknown> };
type Operation = {
  operationId: string;
  'x-asked-by': string[];
  parameters: { name: string; in: string }[];
  responses: Record<string, { content?: { 'application/json': { schema: unknown } } }>;
};
const file = openApi('1.2.3') as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.values(file.paths).flatMap((path) => Object.values(path));

describe('the calls of commerce that the built widgets hold', () => {
  let built: BuiltEndpoints;
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  /** Two contracts may have the same call. Each counts. */
  const names = (endpoints: Iterable<Endpoint>) => [...endpoints].map(nameOf).toSorted();

  beforeAll(async () => {
    built = await endpointsIn(widgets.map(({ tag }) => tag.replace('assess-', '')));
  }, 60_000);

  it('are in the file, each of them and no other [API-07]', () => {
    const asked = new Set([...built.values()].flatMap((endpoints) => [...endpoints]));
    expect(names(asked).length).toBeGreaterThan(40);
    expect(names(commerceCalls.map(({ endpoint }) => endpoint))).toEqual(names(asked));
  });

  it('are those of the widgets that the file names: who is named holds it [API-07]', () => {
    for (const { endpoint, askedBy } of commerceCalls) {
      expect(askedBy.length).toBeGreaterThan(0);
      for (const tag of askedBy) {
        const held = [...(built.get(tag.replace('assess-', '')) ?? [])];
        expect(held, `${tag} ${nameOf(endpoint)}`).toContain(endpoint);
      }
    }
  });

  it('that one widget alone holds name this widget [API-07]', () => {
    for (const { endpoint, askedBy } of commerceCalls) {
      const holders = [...built].filter(([, held]) => held.has(endpoint)).map(([name]) => `assess-${name}`);
      if (holders.length === 1) expect(askedBy, nameOf(endpoint)).toEqual(holders);
    }
  });
});

describe('the OpenAPI file of commerce', () => {
  it('is valid OpenAPI 3.1, and its references lead somewhere [API-07]', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(file));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
    for (const [, name = ''] of JSON.stringify(file).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(file.components.schemas).toHaveProperty(name);
  });

  it('names each call once, and one operation for two that ask the same [API-07]', () => {
    const endpoints = commerceCalls.map(({ endpoint }) => endpoint);
    expect(new Set(endpoints).size).toBe(endpoints.length);
    const asked = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    expect(operations).toHaveLength(asked.size);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(asked.size);
    expect(file.paths['/users/{userId}/carts/{cartId}']?.['get']?.['x-asked-by']).toEqual(
      expect.arrayContaining(['assess-mini-cart', 'assess-checkout']),
    );
  });

  everyRow([
    ['Cart', ['code', 'guid']],
    ['Product', ['code']],
    ['Money', ['currencyIso', 'value']],
    ['CartEntry', ['entryNumber', 'product']],
    ['CartModification', []],
  ])('needs of a %s no more than %j [API-07]', (name, required) => {
    expect(file.components.schemas[name]?.required ?? []).toEqual(required);
  });

  it('lets what is optional be null, and a name be missing [API-07]', () => {
    const { Product, CartEntry } = file.components.schemas;
    expect(Product?.properties).toMatchObject({
      name: { type: ['string', 'null'] },
      price: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
      successor: { type: ['object', 'null'], required: ['code'] },
    });
    expect(CartEntry?.properties).toMatchObject({ entryNumber: { type: 'integer' } });
  });

  it('says what is not plain from a name, and what another origin needs [API-07]', () => {
    for (const [schema, names] of [
      ['CartModification', ['quantityAdded']],
      ['CartEntry', ['entryNumber', 'seats', 'vat', 'estimatedToShip']],
      ['Cart', ['version', 'net']],
    ] as const)
      for (const name of names)
        expect(file.components.schemas[schema]?.properties?.[name]).toHaveProperty('description');
    expect(openApi('1')).toHaveProperty('info.description', expect.stringContaining('preflight'));
  });

  everyRow([
    ['/users/{userId}/carts/{cartId}', 'get', '400', 'CartError'],
    ['/users/{userId}/carts/{cartId}/entries', 'post', '400', 'UnknownIdentifierError'],
    ['/users/{userId}/carts/{cartId}/entries', 'post', '400', 'InsufficientStockError'],
    ['/users/{userId}/carts/{cartId}/entries/{entryNumber}', 'patch', '400', 'CartEntryError'],
    ['/users/{userId}/carts/{cartId}/entries', 'post', '401', 'InvalidTokenError'],
    ['/users/{userId}/carts/{cartId}/entries', 'post', '403', 'ForbiddenError'],
  ])('says of %s, %s, what %s means by %s [API-07]', (path, method, status, word) => {
    expect(file.paths[path]?.[method]?.responses[status]).toHaveProperty(
      'description',
      expect.stringContaining(word),
    );
  });

  it('needs no body where nothing is in it [API-07]', () => {
    expect(file.paths['/users/{userId}/carts']?.['post']).toHaveProperty('requestBody.required', false);
    expect(file.paths['/users/{userId}/carts/{cartId}/entries']?.['post']).toHaveProperty(
      'requestBody.required',
      true,
    );
  });

  it('tells the headers of a change, the level of a read and the shape of an error [API-07]', () => {
    const change = file.paths['/users/{userId}/carts/{cartId}/entries/{entryNumber}']?.['patch'];
    expect(change?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'userId',
        'cartId',
        'entryNumber',
        'lang',
        'curr',
        'X-Site-Id',
        'Idempotency-Key',
      ]),
    );
    const read = file.paths['/users/{userId}/carts/{cartId}']?.['get'];
    expect(read?.parameters.map(({ name }) => name)).toContain('fields');
    expect(read?.responses['200']?.content?.['application/json'].schema).toEqual({
      allOf: [{ $ref: '#/components/schemas/Cart' }, { $ref: '#/components/schemas/CheckoutCart' }],
    });
    expect(file.components.schemas['Errors']?.properties).toHaveProperty('errors');
  });
});
