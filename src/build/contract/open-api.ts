import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { cartEntrySchema, cartSchema } from '../../api/cart/cart.contract.ts';
import { cartModificationSchema } from '../../api/cart/cart-writes.contract.ts';
import { moneySchema } from '../../api/money.contract.ts';
import { productSchema } from '../../api/product/product.contract.ts';
import { commerceCalls, type CommerceCall } from './commerce-calls.ts';

type Json = Record<string, unknown>;

/** As OCC answers what it can't do. */
const errorSchema = v.object({
  errors: v.array(
    v.object({
      type: v.string(),
      message: v.optional(v.string()),
      reason: v.optional(v.string()),
      subject: v.optional(v.string()),
      subjectType: v.optional(v.string()),
    }),
  ),
});

/** What several calls share, by its name in the file. */
const shared = {
  Money: moneySchema,
  Product: productSchema,
  CartEntry: cartEntrySchema,
  Cart: cartSchema,
  CartModification: cartModificationSchema,
  Errors: errorSchema,
};

const NEEDED: Record<CommerceCall['neededBy'], string> = {
  'every host': 'Every host.',
  extended: 'A host with the store’s extensions; with `commerceExtensions: false` it is never called.',
  plain: 'A plain OCC host (`commerceExtensions: false`); others are never asked.',
  'sign-in': 'A host whose shoppers sign in.',
};

/**
 * What a commerce back end must answer, as an OpenAPI 3.1 description made from the contracts. What is not `required` in
 * an answer is optional; further fields are left alone (API-07).
 */
export const openApi = (version: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Commerce, as the Assess Store Widgets call it',
    version,
    description:
      'The conventions are those of SAP Commerce OCC v2. An answer may hold more than is written here. Optional fields may ' +
      'be absent or null; a value that is not in an enumeration is no statement; the code stands for a missing name. ' +
      'Where the host is of another origin than the pages, it answers a preflight: `Access-Control-Allow-Origin` names the page’s ' +
      'origin, `Access-Control-Allow-Methods` has GET, POST, PATCH and DELETE, `Access-Control-Allow-Headers` has Authorization, ' +
      'Content-Type, Idempotency-Key, If-Match and the X- headers below; on pages that sign in by cookie ' +
      '`Access-Control-Allow-Credentials` is true; `Access-Control-Expose-Headers` may have Retry-After, which is then heeded. ' +
      'An anonymous cart is addressed by its guid, a customer’s by its code or `current`.',
  },
  servers: [
    {
      url: '{commerceBase}',
      description: 'The setting `commerceBase`; `{baseSiteId}` in it is replaced.',
      variables: { commerceBase: { default: 'https://commerce.example/occ/v2/usassessments' } },
    },
  ],
  paths: paths(),
  components: {
    schemas: Object.fromEntries(
      Object.entries(shared).map(([name, schema]) => [name, schemaOf(schema, name)]),
    ),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});

const paths = (): Json => {
  const all: Record<string, Json> = {};
  for (const call of commerceCalls)
    (all[call.endpoint.path] ??= {})[call.endpoint.method.toLowerCase()] = operation(call);
  return all;
};

const operation = (call: CommerceCall): Json => {
  const { endpoint, summary, askedBy, neededBy, status = 200, errors = {} } = call;
  const { body, response, path, method } = endpoint;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\{(\w+)\}/g, '$1').replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary,
    description: `Asked by ${askedBy.map((tag) => `<${tag}>`).join(', ')}. Needed by: ${NEEDED[neededBy]}`,
    tags: [...askedBy],
    'x-asked-by': askedBy,
    'x-needed-by': neededBy,
    // A customer's calls carry a token, or a cookie on pages that sign in by one; an anonymous visitor's carry neither.
    security: [{}, { token: [] }],
    parameters: parameters(call),
    ...(body && {
      requestBody: {
        required: !isBlank(body),
        content: { 'application/json': { schema: plainSchema(body) } },
      },
    }),
    responses: {
      [status]: isEmpty(response)
        ? { description: 'Done; nothing is read of the answer.' }
        : { description: 'Done.', content: { 'application/json': { schema: schemaOf(response) } } },
      ...Object.fromEntries(
        Object.entries({ ...EVERY_ERROR, ...errors }).map(([code, description]) => [
          code,
          failure(description),
        ]),
      ),
      default: failure('Not done, or nobody knows: after 5xx a change is compared with the cart.'),
    },
  };
};

const EVERY_ERROR = {
  '401': 'The token is not taken: `InvalidTokenError`. It is renewed once, and the call made again.',
  '403': 'Not allowed to this visitor: `ForbiddenError`.',
};

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
});

const text = { type: 'string' };

const parameters = ({ endpoint, query = {}, headers = {} }: CommerceCall): Json[] => [
  ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
    ...(name === 'userId' && { description: '`anonymous`, or `current` for who is signed in' }),
  })),
  ...Object.entries({ lang: 'ISO 639', curr: 'ISO 4217', ...query }).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: text,
  })),
  ...Object.entries({ ...EVERY_HEADER, ...headers }).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: text,
  })),
];

const EVERY_HEADER = {
  'X-Site-Id': 'the base site, such as usassessments',
  'X-Request-Id': 'a uuid, new for each try',
  'X-Routing-Region': 'US, CA, EU, AP, NL or ES',
  'X-Platform-Key': 'the setting `platformKey`, where there is one',
  'X-Entry-Point': 'the setting `entryPoint`, where there is one',
};

/** Nothing is in it: a host may do without. */
const isBlank = (schema: v.GenericSchema): boolean =>
  schema.type === 'object' &&
  Object.keys((schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries).length === 0;

const isEmpty = (schema: v.GenericSchema): boolean => schema.type === 'undefined';

/** @param self the name of the shared schema that this is: it is spelt out, and the others are referred to. */
const schemaOf = (schema: v.GenericSchema, self?: string): Json =>
  lenient(plainSchema(schema, self), self) as Json;

/** As the contract has it, and what is sent is. */
const plainSchema = (schema: v.GenericSchema, self?: string): Json => {
  const {
    $schema: _dialect,
    $defs: _shared,
    ...rest
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Rules that JSON Schema has no word for, as "finite".
    errorMode: 'ignore',
    definitions: Object.fromEntries(Object.entries(shared).filter(([name]) => name !== self)),
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as Json;
  return rest;
};

/** What an answer may do without although the contract names it: another stands for it. */
const STOOD_IN = new Set(['name']);

/** What a field means, where its name does not say it, by schema and name. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CartModification: {
    quantity: 'Units asked for.',
    quantityAdded:
      'Units really added; 0 when nothing was, negative when the line was reduced. Absent, `success` is taken as all of them, and ' +
      'otherwise the cart is read.',
    entry: 'The line afterwards; absent when it is gone.',
  },
  CartEntry: {
    entryNumber: 'Its number in the cart, from 0; a later change names the line by it.',
    seats: 'ours: seats of a training or a licence.',
    vat: 'ours: the value added tax in the line’s total.',
    estimatedToShip: 'ours: the day it is expected to leave the warehouse, YYYY-MM-DD.',
    estimatedRelease: 'ours: the day a product not yet published is expected, YYYY-MM-DD.',
    totalPrice: 'For the line, after discounts.',
    basePrice: 'For one unit.',
  },
  Cart: {
    version:
      'ours: a whole number that goes up with every change, sent back in If-Match. A host without versions leaves it out.',
    net: 'Whether `totalPrice` is without tax, which `totalPriceWithTax` then has.',
    totalItems: 'Lines.',
    totalUnitCount: 'Units over all lines.',
  },
};

/** As answers are read (API-06): an optional field may be null. */
const lenient = (node: unknown, self?: string): unknown => {
  if (Array.isArray(node)) return node.map((one) => lenient(one));
  if (typeof node !== 'object' || node === null) return node;
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, one]) => [key, key === 'properties' ? one : lenient(one)]),
  ) as Json;
  const properties = schema['properties'] as Record<string, Json> | undefined;
  if (properties === undefined) return schema;
  const required = ((schema['required'] ?? []) as string[]).filter((name) => !STOOD_IN.has(name));
  schema['properties'] = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => {
      const meaning = MEANINGS[self ?? '']?.[name];
      const shape = lenient(one) as Json;
      const described = { ...shape, ...(meaning && { description: meaning }) };
      return [name, required.includes(name) ? described : orNull(described)];
    }),
  );
  return required.length > 0 ? { ...schema, required } : without(schema, 'required');
};

const orNull = (schema: Json): Json => {
  const { description, default: standard, ...shape } = schema;
  const rest = {
    ...(description !== undefined && { description }),
    ...(standard !== undefined && { default: standard }),
  };
  if (typeof shape['type'] === 'string' && !('enum' in shape))
    return { ...shape, type: [shape['type'], 'null'], ...rest };
  return { anyOf: [shape, { type: 'null' }], ...rest };
};

const without = (schema: Json, name: string): Json =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name));
