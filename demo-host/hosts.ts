import type { Backend } from './backend/app.ts';
import { serveDocs } from './docs-files.ts';
import { isStoreHost, preflight, withCors, withCredentials } from './cors.ts';
import { AUTH_BASE, LOGIN_PATH, SIGNED_IN_PATH } from './identity/identity-paths.ts';
import type { IdentityService } from './identity/identity-service.ts';
import { partnerPolicy, shopPolicy } from './page-policy.ts';
import type { RequestLog } from './request-log.ts';
import { servePayment } from './payment/serve-payment.ts';
import { servePage, type PageOptions } from './serve-page.ts';
import { serveWidgets } from './widget-files.ts';

export type HostsOptions = PageOptions & {
  backend: Backend;
  /** The identity service. Without it, nobody can sign in. */
  identity?: IdentityService;
  log: RequestLog;
  /** The folder of the built documentation. */
  docsDir: string;
  /** The description of commerce's answers, as JSON. */
  openApi?: string;
};

type Handler = (request: Request, url: URL) => Promise<Response>;

/**
 * Returns a function that answers every request of the demo host, by host name. An unknown host gets 421, so that no
 * foreign name that resolves to this machine can reach it. Rejects if a fault cuts the connection.
 */
export const createHosts = (options: HostsOptions): ((request: Request) => Promise<Response>) => {
  const hosts: Record<HostKind, Handler> = {
    shop: shopHost(options),
    partner: (request, url) => servePage(request, url, options, partnerPolicy(url)),
    commerce: serviceHost(options, (path) =>
      /^\/(?:headless|occ|media|__\w+)(?:\/|$)/.test(path) || path === OPEN_API ? path : undefined,
    ),
    content: serviceHost(options, (path) =>
      path.startsWith('/graphql/') ? `/content${path}` : regional(path),
    ),
    flags: serviceHost(options, (path) =>
      /^\/(?:sdk|eval|events|__\w+)(?:\/|$)/.test(path) ? path : undefined,
    ),
    geo: serviceHost(options, (path) =>
      path === '/country' ? '/geo/country' : /^\/__\w+$/.test(path) ? path : undefined,
    ),
    identity: identityHost(options),
    payment: (request, url) => servePayment(request, url, options.backend),
  };
  return async (request) => {
    const url = new URL(request.url);
    const kind = hostKind(url.hostname);
    if (!kind) return jsonError(421, 'The demo host does not serve this name.');
    if (!url.pathname.startsWith('/__')) options.log.add(request);
    return hosts[kind](request, url);
  };
};

type HostKind = 'shop' | 'partner' | 'commerce' | 'content' | 'flags' | 'geo' | 'identity' | 'payment';

const HOSTS = new Map<string, HostKind>([
  ['localhost', 'shop'],
  ['127.0.0.1', 'shop'],
  ['[::1]', 'shop'],
  ['shop.localhost', 'shop'],
  ['partner.localhost', 'partner'],
  ['commerce.localhost', 'commerce'],
  ['content.localhost', 'content'],
  ['pay.localhost', 'payment'],
  ['flags.localhost', 'flags'],
  ['geo.localhost', 'geo'],
  ['id.localhost', 'identity'],
]);

const hostKind = (hostname: string): HostKind | undefined =>
  HOSTS.get(hostname) ?? (isStoreHost(hostname) ? 'shop' : undefined);

const regional = (path: string): string | undefined => (path.startsWith('/regional/') ? path : undefined);

const jsonError = (status: number, message: string): Response =>
  Response.json({ errors: [{ type: 'UnknownResourceError', message }] }, { status });

/** The path of commerce's description. */
const OPEN_API = '/openapi.json';

const described = ({ openApi }: HostsOptions): Response =>
  openApi === undefined
    ? jsonError(404, 'There is no description here.')
    : new Response(openApi, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' } });

/** Returns the handler of a service on its own host. `pathOf` returns the path inside the backend. */
const serviceHost =
  (options: HostsOptions, pathOf: (path: string) => string | undefined): Handler =>
  async (request, url) => {
    const early = preflight(request);
    if (early) return early;
    const path = pathOf(url.pathname);
    if (path === undefined)
      return withCors(request, jsonError(404, `There is no resource at ${url.pathname}`));
    if (path === OPEN_API) return withCors(request, described(options));
    const answer = path.startsWith('/__')
      ? control(request, path, options)
      : options.backend.fetch(moved(request, path));
    return withCors(request, await answer);
  };

/** Returns the request with another path. Only reads are moved, so there is no body. */
const moved = (request: Request, path: string): Request => {
  const url = new URL(request.url);
  if (url.pathname === path) return request;
  url.pathname = path;
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  return new Request(url, { method, headers: request.headers, signal: request.signal });
};

const SERVICE_PATH = /^\/(?:commerce|content|regional|media|flag-service|store-backend|geo|captcha)\//;

const isAuth = (path: string): boolean => path.startsWith(`${AUTH_BASE}/`);

const askIdentity = (request: Request, { backend, identity }: HostsOptions): Promise<Response> =>
  identity
    ? backend.faults.apply(request, () => identity.fetch(request))
    : Promise.resolve(jsonError(404, 'Nobody can sign in here.'));

/**
 * Returns the handler of the identity service on an origin of its own, with its login page. That page contains the
 * shop's widgets, so their files and services can be reached here too.
 */
const identityHost = (options: HostsOptions): Handler => {
  const shop = shopHost(options);
  const served = new RegExp(`^(?:${LOGIN_PATH}|${SIGNED_IN_PATH}|/(?:widgets|assets|__\\w+)(?:/.*)?)$`);
  return async (request, url) => {
    const { pathname } = url;
    if (isAuth(pathname)) return withCredentials(request, () => askIdentity(request, options));
    if (served.test(pathname) || SERVICE_PATH.test(pathname)) return shop(request, url);
    return jsonError(404, `There is no resource at ${pathname}`);
  };
};

const shopHost =
  (options: HostsOptions): Handler =>
  async (request, url) => {
    const { pathname } = url;
    if (pathname.startsWith('/__')) return control(request, pathname, options);
    if (pathname === `/commerce${OPEN_API}`) return described(options);
    if (SERVICE_PATH.test(pathname)) return options.backend.fetch(request);
    if (isAuth(pathname)) return askIdentity(request, options);
    // This origin differs from that of every page of the shop, which has a host name.
    if (pathname.startsWith('/payment/') && url.hostname === '127.0.0.1')
      return servePayment(request, url, options.backend);
    if (pathname.startsWith('/widgets/'))
      return options.backend.faults.apply(request, () =>
        serveWidgets(request, pathname.slice('/widgets/'.length), options.siteDir),
      );
    if (/^\/docs(?:\/|$)/.test(pathname)) return serveDocs(request, pathname, options.docsDir);
    return servePage(request, url, options, shopPolicy(url));
  };

const control = async (request: Request, path: string, { backend, log }: HostsOptions): Promise<Response> => {
  if (path !== '/__requests') return backend.fetch(request);
  if (request.method === 'DELETE') {
    log.clear();
    return new Response(null, { status: 204 });
  }
  return Response.json(log.list(), { headers: { 'Cache-Control': 'no-store' } });
};
