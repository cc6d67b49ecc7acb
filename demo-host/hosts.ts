import type { Backend } from './backend/app.ts';
import { isStoreHost, preflight, withCors, withCredentials } from './cors.ts';
import type { IdentityOfPages } from './identity/identity-control.ts';
import { AUTH_BASE, LOGIN_PATH, SIGNED_IN_PATH } from './identity/identity-paths.ts';
import type { IdentityService } from './identity/identity-service.ts';
import { partnerPolicy, shopPolicy } from './page-policy.ts';
import { withIncludes } from './includes.ts';
import { isRead, notAllowed } from './read-only.ts';
import type { RequestLog } from './request-log.ts';
import { readStatic, type StaticFile } from './static-files.ts';
import { serveWidgets } from './widget-files.ts';

/** What `demo-host/pages/pages.ts` exports. `renderError` is the page in place of one that failed. */
export type PageModule = {
  renderPage: (request: PageRequest) => RenderedPage | undefined;
  renderError?: (request: PageRequest, code: number, requestId: string) => RenderedPage;
};
/**
 * `host` without the port, `path` without the query; `port` is empty on the default port; `flags` and `text` are the
 * parameters; `before` is the path of the page that led here, if it was one of this host's.
 * `identity` is laid over what the page says of the identity service.
 */
export type PageRequest = {
  host: string;
  port: string;
  path: string;
  flags?: string | null;
  text?: string | null;
  before?: string | undefined;
  identity?: Readonly<Record<string, unknown>>;
};
export type RenderedPage = { status: number; html: string; headers?: Record<string, string> };

export type HostsOptions = {
  backend: Backend;
  /** Absent: nobody can sign in. */
  identity?: IdentityService;
  /** What pages are told of it beside the usual. */
  identityOfPages?: IdentityOfPages;
  /** The built widgets, served at `/widgets/`. */
  siteDir: string;
  pagesDir: string;
  /** Absent: the HTML files of `pagesDir` are served as they are. */
  pages: PageModule | undefined;
  log: RequestLog;
};

type Handler = (request: Request, url: URL) => Promise<Response>;

/**
 * Answers every request of the demo host, told apart by host name. An unknown host gets 421, so that no foreign
 * name that resolves to this machine can reach it. Rejects when a fault cuts the connection.
 */
export const createHosts = (options: HostsOptions): ((request: Request) => Promise<Response>) => {
  const hosts: Record<HostKind, Handler> = {
    shop: shopHost(options),
    partner: (request, url) => servePage(request, url, options, partnerPolicy(url)),
    commerce: serviceHost(options, (path) =>
      /^\/(?:headless|occ|media|__\w+)(?:\/|$)/.test(path) ? path : undefined,
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
    later: async () => jsonError(404, 'This service is not part of the demo host yet.'),
  };
  return async (request) => {
    const url = new URL(request.url);
    const kind = hostKind(url.hostname);
    if (!kind) return jsonError(421, 'The demo host does not serve this name.');
    if (!url.pathname.startsWith('/__')) options.log.add(request);
    return hosts[kind](request, url);
  };
};

export type HostKind = 'shop' | 'partner' | 'commerce' | 'content' | 'flags' | 'geo' | 'identity' | 'later';

const HOSTS = new Map<string, HostKind>([
  ['localhost', 'shop'],
  ['127.0.0.1', 'shop'],
  ['[::1]', 'shop'],
  ['shop.localhost', 'shop'],
  ['partner.localhost', 'partner'],
  ['commerce.localhost', 'commerce'],
  ['content.localhost', 'content'],
  ['pay.localhost', 'later'],
  ['flags.localhost', 'flags'],
  ['geo.localhost', 'geo'],
  ['id.localhost', 'identity'],
]);

export const hostKind = (hostname: string): HostKind | undefined =>
  HOSTS.get(hostname) ?? (isStoreHost(hostname) ? 'shop' : undefined);

const regional = (path: string): string | undefined => (path.startsWith('/regional/') ? path : undefined);

const jsonError = (status: number, message: string): Response =>
  Response.json({ errors: [{ type: 'UnknownResourceError', message }] }, { status });

/** A service on its own host; `pathOf` gives the path inside the backend. */
const serviceHost =
  (options: HostsOptions, pathOf: (path: string) => string | undefined): Handler =>
  async (request, url) => {
    const early = preflight(request);
    if (early) return early;
    const path = pathOf(url.pathname);
    if (path === undefined)
      return withCors(request, jsonError(404, `There is no resource at ${url.pathname}`));
    const answer = path.startsWith('/__')
      ? control(request, path, options)
      : options.backend.fetch(moved(request, path));
    return withCors(request, await answer);
  };

/** The same request at another path. Only reads are ever moved, so there is no body to carry. */
const moved = (request: Request, path: string): Request => {
  const url = new URL(request.url);
  if (url.pathname === path) return request;
  url.pathname = path;
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  return new Request(url, { method, headers: request.headers, signal: request.signal });
};

const SERVICE_PATH = /^\/(?:commerce|content|regional|media|flag-service|store-backend|geo)\//;

const isAuth = (path: string): boolean => path.startsWith(`${AUTH_BASE}/`);

const askIdentity = (request: Request, { backend, identity }: HostsOptions): Promise<Response> =>
  identity
    ? backend.faults.apply(request, () => identity.fetch(request))
    : Promise.resolve(jsonError(404, 'Nobody can sign in here.'));

/**
 * The identity service on an origin of its own, with its page that asks who is there. That page has the shop's widgets,
 * so their files and services are reached here too.
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
    if (SERVICE_PATH.test(pathname)) return options.backend.fetch(request);
    if (isAuth(pathname)) return askIdentity(request, options);
    if (pathname.startsWith('/widgets/'))
      return options.backend.faults.apply(request, () =>
        serveWidgets(request, pathname.slice('/widgets/'.length), options.siteDir),
      );
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

const servePage = async (
  request: Request,
  url: URL,
  { pages, pagesDir, siteDir, identityOfPages }: HostsOptions,
  policy: string,
): Promise<Response> => {
  if (!isRead(request)) return notAllowed();
  const flags = url.searchParams.get('flags');
  const identity = identityOfPages?.current ?? {};
  const text = url.searchParams.get('text');
  const before = pageBefore(request, url);
  const asked = { host: url.hostname, port: url.port, path: url.pathname, flags, text, before, identity };
  // As a CMS behind a proxy does it: what was asked, and what went wrong, under one id in log, header and page.
  const fail = (code: number) => {
    const requestId = crypto.randomUUID();
    const failed = pages?.renderError?.(asked, code, requestId) ?? MISSING;
    return pageAnswer({ ...failed, headers: { ...failed.headers, 'X-Request-Id': requestId } }, policy);
  };
  let page: RenderedPage | undefined;
  try {
    page = pages?.renderPage(asked);
  } catch (error) {
    console.error(error);
    return fail(500);
  }
  if (page) return pageAnswer({ ...page, html: await withIncludes(page.html, siteDir) }, policy);
  const path = !pages && url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
  const file = pages && path.endsWith('.html') ? undefined : await readStatic(pagesDir, path, false);
  if (file) return fileAnswer(request, file, policy);
  return fail(404);
};

const pageBefore = (request: Request, { host, pathname }: URL): string | undefined => {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const before = new URL(referrer);
  const isOther = before.host === host && before.pathname !== pathname && !before.pathname.startsWith('//');
  return isOther ? before.pathname : undefined;
};

const MISSING: RenderedPage = {
  status: 404,
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Not found</h1>',
};

const securityHeaders = (policy: string) => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

const pageAnswer = ({ status, html, headers }: RenderedPage, policy: string): Response => {
  const all = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...securityHeaders(policy),
  });
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  return new Response(html, { status, headers: all });
};

const fileAnswer = (request: Request, file: StaticFile, policy: string): Response => {
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': 'no-cache',
    ETag: file.etag,
    ...securityHeaders(policy),
  };
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  return new Response(file.bytes, { headers });
};
