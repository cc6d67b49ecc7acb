const ALLOWED_HOSTS = new Set(['localhost', '127.0.0.1', 'shop.localhost', 'partner.localhost']);
/** From any port, so that an integrator can try the README's snippet on a page of their own. */
const LOOPBACK = new Set(['localhost', '127.0.0.1']);
const STORE_HOST = /^store\.example\.(?:com|ca|co\.uk|com\.au|asia|nl|es)$/;

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** The commerce headers of API-01, what a change carries besides, and the flag service's own. */
const REQUEST_HEADERS =
  'Content-Type, X-Site-Id, X-Platform-Key, X-Request-Id, X-Entry-Point, X-Routing-Region, Authorization, ' +
  'Idempotency-Key, If-Match, Cache-Control, X-LaunchDarkly-Event-Schema, X-LaunchDarkly-Payload-ID';
const EXPOSED_HEADERS = 'ETag, X-Request-Id, Retry-After, Date';

export const isStoreHost = (hostname: string): boolean => STORE_HOST.test(hostname);

/** An origin that may call the services: one of our pages, on the same port, or any page of this machine. */
const allowedOrigin = (request: Request): string | undefined => {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return undefined;
  const { hostname, port, origin: exact } = new URL(origin);
  const known = ALLOWED_HOSTS.has(hostname) || isStoreHost(hostname);
  const samePort = port === new URL(request.url).port || LOOPBACK.has(hostname);
  return known && exact === origin && samePort ? origin : undefined;
};

/** The answer to a preflight, or undefined when the request is none. */
export const preflight = (request: Request): Response | undefined => {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined;
  const origin = allowedOrigin(request);
  if (origin === undefined) return new Response(null, { status: 403, headers: { Vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': REQUEST_HEADERS,
      'Access-Control-Max-Age': '7200',
      Vary: 'Origin',
    },
  });
};

/** The answer of a service on its own host, readable by our pages and by nobody else. */
export const withCors = (request: Request, response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Origin');
  const origin = allowedOrigin(request);
  if (origin !== undefined) {
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  }
  return new Response(response.body, { status: response.status, headers });
};
