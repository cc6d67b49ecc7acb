import { localeTable } from '../../src/core/locale/locale-table.ts';
import { rowsOfHost } from '../../src/core/locale/resolve.ts';
import { paymentBase } from '../page-policy.ts';
import { errorPage } from './error-page.ts';
import { findPage } from './find-page.ts';
import { flagOverrides } from './flag-overrides.ts';
import { type PageBody, sitePage } from './layout.ts';
import { partnerPage } from './partner-pages.ts';
import { DEFAULT_SITE, siteByLocale, siteByStore } from './site.ts';

/** A request for a page: host name with or without a port, path with or without a query. */
export interface PageRequest {
  readonly host: string;
  readonly path: string;
  readonly port?: string | undefined;
  /** The address's `flags` parameter (FLG-05). */
  readonly flags?: string | null | undefined;
  /** The address's `text` parameter, of a search. */
  readonly text?: string | null | undefined;
  /** The path of the previous page, if it was on this host. */
  readonly before?: string | undefined;
  /** Merged into the page's configuration of the identity service. */
  readonly identity?: Readonly<Record<string, unknown>> | undefined;
  /** The data layer that `/demo/analytics` has chosen. */
  readonly analytics?: string | undefined;
}

/** Returns the data layer of a page for `acdl`, `ga4.given` and the like: the layer, and whether there is consent. */
function analyticsOf(text: string | undefined): PageBody['analytics'] {
  const [, layer, given] = /^(acdl|ga4|function)(\.given)?$/.exec(text ?? '') ?? [];
  return layer === undefined ? undefined : { layer, consent: given !== undefined };
}

/** A page, sent as text/html in UTF-8. */
export interface PageResponse {
  readonly status: number;
  readonly html: string;
  readonly headers?: Record<string, string>;
}

function segmentsOf(path: string): string[] {
  const [bare = ''] = path.split(/[?#]/, 1);
  return bare.split('/').filter((segment) => segment !== '');
}

/**
 * Returns the hosts of all locales, if the page's host belongs to one locale, such as `store.example.ca:4300`;
 * undefined for a host of all locales.
 */
function storeHosts(name: string, port: string): string[] | undefined {
  const [own] = rowsOfHost(name);
  if (own === undefined || rowsOfHost(name) === localeTable) return undefined;
  const front = name.slice(0, name.length - own.suffix.length);
  const hosts = localeTable.map(({ suffix }) => `${front}${suffix}${port === '' ? '' : `:${port}`}`);
  return [...new Set(hosts)];
}

function splitHost(request: PageRequest): { name: string; port: string } {
  const [, name = '', port = ''] = /^(.*?)(?::(\d+))?$/.exec(request.host.toLowerCase()) ?? [];
  return { name, port: request.port ?? port };
}

function response(status: number, html: string, language: string): PageResponse {
  return { status, html, headers: { 'content-language': language } };
}

/**
 * Returns the page at an address of the demo: the integrator's intranet on `partner.*`, the publisher's site on every
 * other host. Returns undefined if there is none; then send `renderError`.
 */
export function renderPage(request: PageRequest): PageResponse | undefined {
  const { name, port } = splitHost(request);
  const segments = segmentsOf(request.path);
  if (name.startsWith('partner.')) {
    const html = partnerPage(`/${segments.join('/')}`, port);
    return html === undefined ? undefined : response(200, html, 'en');
  }
  const page = findPage(segments, port, name, { text: request.text ?? '', before: request.before });
  if (page === undefined) return undefined;
  const [site, body, status = 200] = page;
  const flags = flagOverrides(request.flags) ?? body.flags;
  return response(
    status,
    sitePage(site, {
      ...body,
      flags,
      analytics: analyticsOf(request.analytics),
      storeHosts: storeHosts(name, port),
      identity: request.identity,
      payment: paymentBase(new URL(`http://${name}${port === '' ? '' : `:${port}`}`)),
    }),
    site.market.htmlLang,
  );
}

/** Returns the publisher's error page for an address that failed, in the language that the address names. */
export function renderError(request: PageRequest, code: number, requestId?: string): PageResponse {
  const [first = '', base = '', language = ''] = segmentsOf(request.path);
  const site = (first === 'store' ? siteByStore(base, language) : siteByLocale(first)) ?? DEFAULT_SITE;
  return response(code, sitePage(site, errorPage(site, code, requestId)), site.market.htmlLang);
}
