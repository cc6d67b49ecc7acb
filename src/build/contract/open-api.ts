import type { CommerceCall } from './commerce-call.ts';
import { commerceCalls } from './commerce-calls.ts';
import { isBlank, isEmpty, isFile, plainSchema, schemaOf, schemas, type Json } from './open-api-schemas.ts';

const NEEDED: Record<CommerceCall['neededBy'], string> = {
  'every host': 'Every host.',
  extended: 'A host with the store’s extensions; with `commerceExtensions: false` it is never called.',
  plain: 'A plain OCC host (`commerceExtensions: false`); others are never asked.',
  'sign-in': 'A host whose shoppers sign in.',
  checkout: 'A host that takes orders by <assess-checkout>; it needs the store’s extensions.',
};

/**
 * Returns an OpenAPI 3.1 description of the commerce back end, made from the contracts. In an answer, a field that is not
 * `required` is optional, and further fields are ignored (API-07).
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
      'origin, `Access-Control-Allow-Methods` has GET, POST, PUT, PATCH and DELETE, `Access-Control-Allow-Headers` has Authorization, ' +
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
    schemas: schemas(),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});

const paths = (): Json => {
  const all: Record<string, Record<string, Json>> = {};
  for (const call of commerceCalls) {
    const { path, method } = call.endpoint;
    (all[path] ??= {})[method.toLowerCase()] ??= operation(
      call,
      commerceCalls.filter((one) => one !== call && isSame(one, call)),
    );
  }
  return all;
};

const isSame = ({ endpoint: one }: CommerceCall, { endpoint: other }: CommerceCall): boolean =>
  one.path === other.path && one.method === other.method;

/** @param others Calls with the same verb and path that read more of the answer. The answer must fit each of them. */
const operation = (call: CommerceCall, others: readonly CommerceCall[]): Json => {
  const { endpoint, summary, neededBy } = call;
  const { body, path, method } = endpoint;
  const askedBy = [call, ...others].flatMap((one) => one.askedBy);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\{(\w+)\}/g, '$1').replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary,
    description: [whoAsks(call), ...others.map((other) => `${whoAsks(other)} ${other.summary}`)].join('\n\n'),
    tags: askedBy,
    'x-asked-by': askedBy,
    'x-needed-by': neededBy,
    // A customer's calls carry a token, or a cookie on pages with sign-in by cookie. An anonymous visitor's calls carry neither.
    security: [{}, { token: [] }],
    parameters: parameters(call),
    ...(body && {
      requestBody: {
        required: !isBlank(body),
        content: { 'application/json': { schema: plainSchema(body) } },
      },
    }),
    responses: responses(call, others),
  };
};

const whoAsks = ({ askedBy, neededBy }: CommerceCall): string =>
  `Asked by ${askedBy.map((tag) => `<${tag}>`).join(', ')}. Needed by: ${NEEDED[neededBy]}`;

const responses = (call: CommerceCall, others: readonly CommerceCall[]): Json => {
  const { endpoint, status = 200, errors = {} } = call;
  const fits = isFile(endpoint.response)
    ? []
    : [call, ...others].map((one) => schemaOf(one.endpoint.response));
  const theirs = others.flatMap(({ askedBy, errors: of = {} }) =>
    Object.entries(of).map(([code, words]) => [code, `Of <${askedBy.join('>, <')}>: ${words}`] as const),
  );
  const told: Record<string, string> = { ...EVERY_ERROR, ...errors };
  for (const [code, words] of theirs) told[code] = [told[code], words].filter(Boolean).join(' ');
  return {
    [status]: isEmpty(endpoint.response)
      ? { description: 'Done; nothing is read of the answer.' }
      : isFile(endpoint.response)
        ? {
            description: 'Done.',
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          }
        : {
            description: 'Done.',
            content: { 'application/json': { schema: fits.length > 1 ? { allOf: fits } : fits[0] } },
          },
    ...Object.fromEntries(Object.entries(told).map(([code, description]) => [code, failure(description)])),
    default: failure('Not done, or nobody knows: after 5xx a change is compared with the cart.'),
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
