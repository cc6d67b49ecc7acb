import type { CommerceCall } from './commerce-call.ts';
import { commerceCalls } from './commerce-calls.ts';
import { isBlank, isEmpty, isFile, plainSchema, schemaOf, schemas, type Json } from './open-api-schemas.ts';

const NEEDED: Record<CommerceCall['neededBy'], string> = {
  'every host': 'Every host.',
  extended:
    'A host with the store’s extensions. With `commerceExtensions: false` the widgets never make the call.',
  plain: 'A plain OCC host (`commerceExtensions: false`). On other hosts the widgets never make the call.',
  'sign-in': 'A host whose shoppers sign in.',
  checkout: 'A host that takes orders from <assess-checkout>. It needs the store’s extensions.',
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
      'The conventions are those of SAP Commerce OCC v2. An answer may have more fields than are listed here. Optional fields ' +
      'may be absent or null. A value that is not in an enumeration counts as absent. If a name is missing, the widgets show the code. ' +
      'If the host’s origin differs from that of the pages, the host answers a preflight: `Access-Control-Allow-Origin` names the page’s ' +
      'origin, `Access-Control-Allow-Methods` has GET, POST, PUT, PATCH and DELETE, `Access-Control-Allow-Headers` has Authorization, ' +
      'Content-Type, Idempotency-Key, If-Match and the X- headers below. On pages that sign in by cookie, ' +
      '`Access-Control-Allow-Credentials` is true. `Access-Control-Expose-Headers` may have Retry-After, which the widgets then obey. ' +
      'An anonymous cart is addressed by its guid, a customer’s cart by its code or `current`.',
  },
  servers: [
    {
      url: '{commerceBase}',
      description: 'The setting `commerceBase`. The widgets replace `{baseSiteId}` in it.',
      variables: { commerceBase: { default: 'https://commerce.example/occ/v2/usassessments' } },
    },
  ],
  paths: paths(),
  components: {
    schemas: schemas(),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});

/** Returns it as a file beside those that the build makes from the contracts: its text by its name. */
export const openApiFile = (version: string): Readonly<Record<string, string>> => ({
  'openapi.json': `${JSON.stringify(openApi(version), undefined, 2)}\n`,
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
    tags: [tagOf(path)],
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

/** Returns the one tag of a call: what it is about, such as `carts`. */
const tagOf = (path: string): string =>
  path.split('/').find((part, at, parts) => part !== '' && part !== 'users' && parts[at - 1] !== 'users') ??
  'users';

const whoAsks = ({ askedBy, neededBy }: CommerceCall): string =>
  `Called by ${askedBy.map((tag) => `<${tag}>`).join(', ')}. Needed by: ${NEEDED[neededBy]}`;

const responses = (call: CommerceCall, others: readonly CommerceCall[]): Json => {
  const { endpoint, status = 200, errors = {} } = call;
  const fits = isFile(endpoint.response)
    ? []
    : [call, ...others].map((one) => schemaOf(one.endpoint.response));
  const theirs = others.flatMap(({ askedBy, errors: of = {} }) =>
    Object.entries(of).map(([code, words]) => [code, `For <${askedBy.join('>, <')}>: ${words}`] as const),
  );
  const told: Record<string, string> = { ...EVERY_ERROR, ...(endpoint.body && BODY_ERRORS), ...errors };
  for (const [code, words] of theirs) told[code] = [told[code], words].filter(Boolean).join(' ');
  return {
    [status]: isEmpty(endpoint.response)
      ? { description: 'The call succeeded. The widgets do not read the answer.' }
      : isFile(endpoint.response)
        ? {
            description: 'The call succeeded.',
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          }
        : {
            description: 'The call succeeded.',
            content: { 'application/json': { schema: fits.length > 1 ? { allOf: fits } : fits[0] } },
          },
    ...Object.fromEntries(Object.entries(told).map(([code, description]) => [code, failure(description)])),
    default: failure(
      'The call failed, or its outcome is unknown. After 5xx, the widgets compare a change with the cart.',
    ),
  };
};

const EVERY_ERROR = {
  '400': '`ValidationError`, `InvalidResourceError` or `UnknownIdentifierError`: the call is not valid.',
  '404': 'There is no such thing. The widgets treat it as 400.',
  '401': '`InvalidTokenError`: the token is not valid. The widgets renew it once and repeat the call.',
  '403': '`ForbiddenError`: the visitor is not allowed to make this call.',
};

const BODY_ERRORS = {
  '413': '`PayloadTooLargeError`: the body is too large.',
  '415': '`HttpMediaTypeNotSupportedError`: the body is not JSON.',
};

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
});

const text = { type: 'string' };

/** The query parameters without which a host refuses the call. */
const NEEDED_QUERY = new Set([
  'addressId',
  'addressType',
  'cartId',
  'deliveryModeId',
  'termsChecked',
  'voucherId',
]);

const parameters = ({ endpoint, query = {}, headers = {} }: CommerceCall): Json[] => [
  ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
    ...(name === 'userId' && { description: '`anonymous`, or `current` for a signed-in customer.' }),
  })),
  ...Object.entries({ lang: 'An ISO 639 code.', curr: 'An ISO 4217 code.', ...query }).map(
    ([name, description]) => ({
      name,
      in: 'query',
      ...(NEEDED_QUERY.has(name) && { required: true }),
      description,
      schema: text,
    }),
  ),
  ...Object.entries({ ...EVERY_HEADER, ...headers }).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: text,
  })),
];

const EVERY_HEADER = {
  'X-Site-Id': 'The base site, such as usassessments.',
  'X-Request-Id': 'A UUID, new for each try.',
  'X-Routing-Region': 'US, CA, EU, AP, NL or ES.',
  'X-Platform-Key': 'The setting `platformKey`, if it is set.',
  'X-Entry-Point': 'The setting `entryPoint`, if it is set.',
};
