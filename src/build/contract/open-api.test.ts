import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as writes from '../../api/cart/cart-writes.contract.ts';
import * as reads from '../../api/cart/cart.contract.ts';
import * as twoCarts from '../../api/cart/two-carts.contract.ts';
import * as products from '../../api/product/product-calls.contract.ts';
import * as users from '../../auth/customer/user.contract.ts';
import { widgets } from '../../widgets/registry.ts';
import { commerceCalls } from './commerce-calls.ts';
import { openApi } from './open-api.ts';

type Schema = { required?: string[]; properties?: Record<string, unknown> };
type Operation = {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string }[];
  responses: Record<string, { content?: { 'application/json': { schema: unknown } } }>;
};
const file = openApi('1.2.3') as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.values(file.paths).flatMap((path) => Object.values(path));

describe('the OpenAPI file of commerce', () => {
  it('is valid OpenAPI 3.1, and its references lead somewhere [API-07]', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(file));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
    for (const [, name = ''] of JSON.stringify(file).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(file.components.schemas).toHaveProperty(name);
  });

  it('names every call of the contracts that a widget makes, once [API-07]', () => {
    const asked = [reads, writes, twoCarts, users, products]
      .flatMap((contract) => Object.values(contract) as unknown[])
      .filter((value): value is (typeof commerceCalls)[number]['endpoint'] =>
        Boolean(value && typeof value === 'object' && 'timeoutMs' in value),
      )
      // Nothing searches yet.
      .filter((endpoint) => endpoint !== products.searchProducts);
    expect(new Set(commerceCalls.map(({ endpoint }) => endpoint))).toEqual(new Set(asked));
    expect(operations).toHaveLength(asked.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(asked.length);
  });

  it('says of each call which widgets make it [API-07]', () => {
    const tags = new Set(widgets.map(({ tag }) => tag));
    for (const operation of operations) {
      expect(operation.tags.length).toBeGreaterThan(0);
      expect(operation.tags.filter((tag) => !tags.has(tag as (typeof widgets)[number]['tag']))).toEqual([]);
    }
  });

  it.each([
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

  it.each([
    ['/users/{userId}/carts/{cartId}', 'get', '400', 'CartError'],
    ['/users/{userId}/carts/{cartId}/entries', 'post', '400', 'UnknownIdentifierError'],
    ['/users/{userId}/carts/{cartId}/entries', 'post', '400', 'InsufficientStockError'],
    ['/users/{userId}/carts/{cartId}/entries/{entryNumber}', 'patch', '412', 'If-Match'],
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
      expect.arrayContaining(['userId', 'cartId', 'entryNumber', 'lang', 'curr', 'X-Site-Id', 'If-Match']),
    );
    const read = file.paths['/users/{userId}/carts/{cartId}']?.['get'];
    expect(read?.parameters.map(({ name }) => name)).toContain('fields');
    expect(read?.responses['200']?.content?.['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Cart',
    });
    expect(file.components.schemas['Errors']?.properties).toHaveProperty('errors');
  });
});
