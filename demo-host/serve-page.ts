import type { IdentityOfPages } from './identity/identity-control.ts';
import { withIncludes } from './includes.ts';
import { isRead, notAllowed } from './read-only.ts';
import type { PageRequest, PageResponse } from './pages/pages.ts';
import { readStatic, type StaticFile } from './static-files.ts';

/** The exports of `pages/pages.ts`. `renderError` is for a page that failed. */
export type PageModule = {
  renderPage: (request: PageRequest) => PageResponse | undefined;
  renderError?: (request: PageRequest, code: number, requestId: string) => PageResponse;
};

export type PageOptions = {
  /** The folder of the built widgets, from which pages include fragments. */
  siteDir: string;
  pagesDir: string;
  /** The page module. Without it, the HTML files of `pagesDir` are served as they are. */
  pages: PageModule | undefined;
  /** What pages are told about the identity service besides the usual configuration. */
  identityOfPages?: IdentityOfPages;
};

/**
 * Answers with a page, rendered or from a file. If it fails, answers with the error page and the id that is also in the
 * log.
 */
export const servePage = async (
  request: Request,
  url: URL,
  { pages, pagesDir, siteDir, identityOfPages }: PageOptions,
  policy: string,
): Promise<Response> => {
  if (!isRead(request)) return notAllowed();
  const flags = url.searchParams.get('flags');
  const identity = identityOfPages?.current ?? {};
  const text = url.searchParams.get('text');
  const before = pageBefore(request, url);
  const analytics = url.searchParams.get('analytics') ?? analyticsCookie(request);
  const { hostname: host, port, pathname: path } = url;
  const asked = { host, port, path, flags, text, before, identity, analytics };
  // Like a CMS behind a proxy, puts the same id into the log, the header and the page.
  const fail = (code: number) => {
    const requestId = crypto.randomUUID();
    const failed = pages?.renderError?.(asked, code, requestId) ?? MISSING;
    return pageAnswer({ ...failed, headers: { ...failed.headers, 'X-Request-Id': requestId } }, policy);
  };
  let page: PageResponse | undefined;
  try {
    page = pages?.renderPage(asked);
  } catch (error) {
    console.error(error);
    return fail(500);
  }
  if (page) return pageAnswer({ ...page, html: await withIncludes(page.html, siteDir) }, policy);
  const filePath = !pages && url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
  const file = pages && filePath.endsWith('.html') ? undefined : await readStatic(pagesDir, filePath, false);
  if (file) return fileAnswer(request, file, policy);
  return fail(404);
};

/** Returns what the page `/demo/analytics` has chosen for all pages of the demo. */
const analyticsCookie = (request: Request): string | undefined =>
  /(?:^|; )demoAnalytics=([\w.]+)/.exec(request.headers.get('cookie') ?? '')?.[1];

const pageBefore = (request: Request, { host, pathname }: URL): string | undefined => {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const before = new URL(referrer);
  const isOther = before.host === host && before.pathname !== pathname && !before.pathname.startsWith('//');
  return isOther ? before.pathname : undefined;
};

const MISSING: PageResponse = {
  status: 404,
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Not found</h1>',
};

const securityHeaders = (policy: string) => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

const pageAnswer = ({ status, html, headers }: PageResponse, policy: string): Response => {
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
