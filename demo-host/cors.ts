/** Host names of the shop, besides the stores' own. */
const SHOP_HOSTS = ['localhost', '127.0.0.1', 'shop.localhost'];
const ALLOWED_HOSTS = new Set([...SHOP_HOSTS, 'partner.localhost']);
/** Host names that are allowed on any port, so that integrators can try the documentation's snippet on a page of their own. */
const LOOPBACK = new Set(['localhost', '127.0.0.1']);
const STORE_HOSTS = ['com', 'ca', 'co.uk', 'com.au', 'asia', 'nl', 'es'].map((end) => `store.example.${end}`);

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** The commerce headers of API-01, the headers of a change, and those of the flag service. */
const REQUEST_HEADERS =
  'Content-Type, X-Site-Id, X-Platform-Key, X-Request-Id, X-Entry-Point, X-Routing-Region, Authorization, ' +
  'Idempotency-Key, If-Match, X-Captcha-Token, Cache-Control, X-LaunchDarkly-Event-Schema, X-LaunchDarkly-Payload-ID, ' +
  'X-TxID, X-Tree, X-IdToken, X-Authenticate-Response';
/** The headers that the vendor's client sends to the identity service. */
const IDENTITY_HEADERS =
  'Content-Type, Authorization, Accept-API-Version, X-Requested-With, X-Requested-Platform, X-Request-Id';
const EXPOSED_HEADERS = 'ETag, X-Request-Id, X-Total-Count, Retry-After, Date, WWW-Authenticate';

export const isStoreHost = (hostname: string): boolean => STORE_HOSTS.includes(hostname);

/** Returns the origin under every host name of the shop and of the identity service. */
export const shopOrigins = (origin: string): string[] => {
  const { protocol, port } = new URL(origin);
  const names = [...SHOP_HOSTS, ...STORE_HOSTS, 'id.localhost'];
  return names.map((name) => `${protocol}//${name}${port && `:${port}`}`);
};

/**
 * Returns the request's origin if it may call the services: one of our pages on the same port, or any page of this
 * machine.
 */
const allowedOrigin = (request: Request): string | undefined => {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return undefined;
  const { hostname, port, origin: exact } = new URL(origin);
  const known = ALLOWED_HOSTS.has(hostname) || isStoreHost(hostname);
  const samePort = port === new URL(request.url).port || LOOPBACK.has(hostname);
  return known && exact === origin && samePort ? origin : undefined;
};

/** Returns the answer to a preflight, or undefined if the request is not one. */
export const preflight = (request: Request): Response | undefined =>
  leave(request, allowedOrigin(request), REQUEST_HEADERS);

const leave = (request: Request, origin: string | undefined, headers: string): Response | undefined => {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined;
  if (origin === undefined) return new Response(null, { status: 403, headers: { Vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': headers,
      'Access-Control-Max-Age': '7200',
      Vary: 'Origin',
    },
  });
};

/** Returns the answer of a service on its own host, readable by our pages only. */
export const withCors = (request: Request, response: Response): Response =>
  readable(response, allowedOrigin(request));

const readable = (response: Response, origin: string | undefined): Response => {
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Origin');
  for (const name of ['Origin', 'Credentials', 'Methods', 'Headers'])
    headers.delete(`Access-Control-Allow-${name}`);
  if (origin !== undefined) {
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  }
  return new Response(response.body, { status: response.status, headers });
};

/**
 * Answers for the identity service on its own host. Only the shop's pages on the same port may read it and send its
 * cookies, not an integrator's page or another page of this machine.
 */
export const withCredentials = async (
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> => {
  const from = request.headers.get('origin');
  const origin = from !== null && shopOrigins(request.url).includes(from) ? from : undefined;
  const response = leave(request, origin, IDENTITY_HEADERS) ?? readable(await answer(), origin);
  if (origin !== undefined) response.headers.set('Access-Control-Allow-Credentials', 'true');
  return response;
};
