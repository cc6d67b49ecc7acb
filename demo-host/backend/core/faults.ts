import * as v from 'valibot';
import { makeOdd, oddnessSchema } from './odd-answers.ts';

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000));

/** The schema of a fault, the body of `POST /__faults`. */
export const faultSchema = v.strictObject({
  /** The HTTP method; any method if absent. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  /**
   * The path of the URL, or of the URL below the service's base (`/users/anonymous/carts`). It is a prefix. With `*`
   * (one segment) or `**` (any number) it is a pattern for the whole path.
   */
  path: v.pipe(v.string(), v.startsWith('/')),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Seconds for the Retry-After header. */
  retryAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  delayMs: v.optional(milliseconds),
  body: v.optional(v.picklist(['html', 'truncated', 'missing-field'])),
  /** The dotted path of the field to leave out, such as `entries.0.product`; the first field of the answer if absent. */
  missingField: v.optional(v.string()),
  /** Answers correctly, but as a host that follows OCC less closely would. */
  odd: v.optional(v.pipe(v.array(oddnessSchema), v.minLength(1))),
  /** The code of the one product that is odd; every product if absent. */
  product: v.optional(v.string()),
  /** Cuts the connection before the work is done. */
  cut: v.optional(v.boolean()),
  /** Cuts the connection after the work is done. */
  loseAnswer: v.optional(v.boolean()),
  /** The number of calls that it affects; all calls if absent. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Fault = v.InferOutput<typeof faultSchema>;

/** The error of a connection that a fault cut. In a browser, a fetch rejects with a TypeError as well. */
export class ConnectionCut extends TypeError {
  override readonly name = 'ConnectionCut';
  constructor() {
    super('Failed to fetch');
  }
}

export type Faults = {
  add(fault: Fault): void;
  list(): readonly Fault[];
  clear(): void;
  /** Answers a call with the oldest fault that matches, or normally if none does. Throws {@link ConnectionCut}. */
  apply(request: Request, answer: () => Promise<Response>): Promise<Response>;
};

export const createFaults = (): Faults => {
  let faults: { fault: Fault; left: number }[] = [];
  return {
    add: (fault) => void faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    list: () => faults.map(({ fault }) => fault),
    clear: () => {
      faults = [];
    },
    apply: async (request, answer) => {
      const struck = faults.find(({ fault }) => fits(fault, request));
      if (!struck) return answer();
      struck.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return failing(struck.fault, request, answer);
    },
  };
};

const fits = (fault: Fault, request: Request): boolean => {
  if (fault.method !== undefined && fault.method !== request.method) return false;
  const { pathname } = new URL(request.url);
  // A fault for `/` affects every service. The widgets' own files are affected only by a fault for their path.
  if (pathname.startsWith('/widgets/') && !fault.path.startsWith('/widgets/')) return false;
  const matches = pathMatcher(fault.path);
  return matches(pathname) || matches(withoutBase(pathname));
};

const pathMatcher = (wanted: string): ((path: string) => boolean) => {
  if (!wanted.includes('*')) return (path) => path.startsWith(wanted);
  const pattern = wanted
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  const whole = new RegExp(`^${pattern}$`);
  return (path) => whole.test(path);
};

const withoutBase = (path: string): string =>
  path.replace(
    /^(?:\/commerce)?\/(?:headless\/ecommerce\/v2|occ\/v2\/[^/]+)|^\/(?:content|regional|store-backend|geo|payment|captcha|auth\/(?:oauth2|json)(?:\/realms\/\w+)+)(?=\/)/,
    '',
  );

const failing = async (
  fault: Fault,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> => {
  if (fault.delayMs) await delay(fault.delayMs, request.signal);
  if (fault.cut) throw new ConnectionCut();
  if (fault.loseAnswer) {
    await answer();
    throw new ConnectionCut();
  }
  if (fault.body === 'html') return html(fault);
  if (fault.odd) return oddly(await answer(), fault, !/\/occ\/v2\//.test(request.url));
  if (fault.status !== undefined && fault.body === undefined) return failure(fault);
  return spoilt(await answer(), fault);
};

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const extraHeaders = (fault: Fault): Record<string, string> =>
  fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) };

const html = (fault: Fault): Response =>
  new Response('<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>', {
    status: fault.status ?? 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...extraHeaders(fault) },
  });

const NO_BODY = new Set([204, 205, 304]);

const failure = (fault: Fault): Response => {
  const init = { status: fault.status ?? 500, headers: extraHeaders(fault) };
  if (NO_BODY.has(init.status)) return new Response(null, init);
  return Response.json({ errors: [{ type: 'OrderedFaultError', message: 'This fault was ordered.' }] }, init);
};

const spoilt = async (response: Response, fault: Fault): Promise<Response> => {
  const status = fault.status ?? response.status;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(extraHeaders(fault))) headers.set(name, value);
  headers.delete('Content-Length');
  const location = headers.get('Location');
  if (location !== null && fault.body !== undefined) {
    // A redirect has its data in the address.
    headers.set('Location', withoutParameter(location, fault.missingField ?? 'code'));
    return new Response(null, { status, headers });
  }
  const isFile = /^(?:image|text)\//.test(headers.get('Content-Type') ?? '');
  if (fault.body === undefined || isFile) return new Response(response.body, { status, headers });
  const text = await response.text();
  // A spoiled answer always has a body.
  const spoiltStatus = NO_BODY.has(status) ? 200 : status;
  if (text === '') headers.set('Content-Type', 'application/json');
  if (fault.body === 'truncated')
    return new Response(text.slice(0, Math.max(1, text.length >> 1)) || '{', {
      status: spoiltStatus,
      headers,
    });
  return new Response(JSON.stringify(without(JSON.parse(text || '{}'), fault.missingField)), {
    status: spoiltStatus,
    headers,
  });
};

const oddly = async (
  response: Response,
  { odd = [], product }: Fault,
  extended: boolean,
): Promise<Response> => {
  const text = await response.text();
  const { status, headers } = response;
  if (!response.ok || text === '') return new Response(text === '' ? null : text, { status, headers });
  const json: unknown = JSON.parse(text);
  makeOdd(json, odd, product, extended);
  return Response.json(json, { status, headers });
};

const withoutParameter = (address: string, name: string): string => {
  const url = URL.parse(address);
  url?.searchParams.delete(name);
  return url?.href ?? address;
};

const without = (json: unknown, field: string | undefined): unknown => {
  if (typeof json !== 'object' || json === null) return json;
  const path = field?.split('.') ?? Object.keys(json).slice(0, 1);
  const last = path.at(-1);
  let parent: unknown = json;
  for (const key of path.slice(0, -1)) parent = child(parent, key);
  if (typeof parent === 'object' && parent !== null && last !== undefined)
    Reflect.deleteProperty(parent, last);
  return json;
};

const child = (parent: unknown, key: string): unknown =>
  typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
    ? (parent as Record<string, unknown>)[key]
    : undefined;
