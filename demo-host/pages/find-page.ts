import { localeTable } from '../../src/core/locale/locale-table.ts';
import { resolveLocale, rowsOfHost } from '../../src/core/locale/resolve.ts';
import { matchRoute } from '../../src/core/locale/match-route.ts';
import { errorCodeOf } from '../../src/core/locale/routes.ts';
import { accountPageAt } from './account-pages.ts';
import { analyticsPage } from './analytics-page.ts';
import { authorPage, brokenConfigPage } from './author-page.ts';
import { indexPage, pastePage } from './demo-pages.ts';
import { byCookiePage } from './by-cookie-page.ts';
import { errorPage } from './error-page.ts';
import { flagsPage } from './flags-page.ts';
import { fragmentPage, fragmentsPage } from './fragments-page.ts';
import { galleryPage, treePage } from './gallery-page.ts';
import { homePage } from './home-page.ts';
import { hostilePage } from './hostile-page.ts';
import { identityPage } from './identity-page.ts';
import { includedPage } from './included-page.ts';
import type { PageBody } from './layout.ts';
import { notificationsPage } from './notifications-page.ts';
import { productPage } from './product-page.ts';
import { quotesPage } from './quotes-page.ts';
import { savedCartsPage } from './saved-carts-page.ts';
import { searchPage, type Searched } from './search-page.ts';
import { aboutPage, assessmentsPage, contactPage, officesPage, termsPage } from './site-pages.ts';
import { loginPage, signedInPage } from './sign-in-pages.ts';
import { DEFAULT_SITE, type Site, siteByLocale, siteByStore } from './site.ts';
import { cartPage, checkoutPage, quickOrderPage } from './store-pages.ts';

/** A site, its page, and the status of the answer if it is not 200. */
type Found = readonly [Site, PageBody, number?] | undefined;

const SITE_PAGES: Readonly<Record<string, (site: Site, searched: Searched) => PageBody>> = {
  '': homePage,
  about: aboutPage,
  assessments: assessmentsPage,
  'contact-us.html': contactPage,
  'international-offices.html': officesPage,
  'search.html': searchPage,
  'terms.html': termsPage,
  login: loginPage,
  'signed-in.html': signedInPage,
};

const STORE_PAGES: Readonly<Record<string, (site: Site) => PageBody>> = {
  quickOrder: quickOrderPage,
  cart: cartPage,
  'saved-carts': savedCartsPage,
  quotes: quotesPage,
  'exp-checkout': checkoutPage,
};

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function found(site: Site, page: PageBody | undefined): Found {
  return page && [site, page];
}

function findStorePage([base = '', language = '', ...rest]: readonly string[]): Found {
  const site = siteByStore(base, language);
  if (site === undefined) return undefined;
  if (rest.length === 2 && rest[0] === language && rest[1] === 'checkout')
    return found(site, checkoutPage(site));
  const page = rest.length === 1 ? own(STORE_PAGES, rest[0] ?? '') : undefined;
  const route = matchRoute(`/store/${base}/${language}/${rest.join('/')}`)?.name;
  if (route === 'savedCartDetails') return found(site, savedCartsPage(site));
  if (route === 'quoteDetails') return found(site, quotesPage(site));
  return found(site, page?.(site) ?? accountPageAt(site, route));
}

function findSitePage(site: Site, rest: readonly string[], searched: Searched): Found {
  if (rest[0] === 'p' && rest.length === 2) {
    const code = decode(rest[1] ?? '');
    return code === undefined ? undefined : found(site, productPage(site, code));
  }
  if (rest.length === 2 && rest[1] === 'login')
    return rest[0] === site.market.language ? found(site, loginPage(site)) : undefined;
  const [, code] = /^error\.(\d{3})\.html$/.exec(rest[0] ?? '') ?? [];
  if (code !== undefined && rest.length === 1) {
    const status = errorCodeOf(code);
    return [site, errorPage(site, status), status];
  }
  return rest.length < 2 ? found(site, own(SITE_PAGES, rest[0] ?? '')?.(site, searched)) : undefined;
}

function findDemoPage(path: string, port: string): Found {
  const site = DEFAULT_SITE;
  const partnerOrigin = `http://partner.localhost${port === '' ? '' : `:${port}`}`;
  const pages: Record<string, () => PageBody> = {
    demo: () => indexPage(site, partnerOrigin),
    'demo/paste': () => pastePage(site),
    flags: () => flagsPage(site),
    'demo/analytics': () => analyticsPage(site),
    'demo/notifications': () => notificationsPage(site),
    'demo/fragments': () => fragmentsPage(site),
    'demo/sign-in': () => galleryPage(site),
    'demo/passkey': () => treePage(site, 'Create a passkey', 'PasskeyRegister'),
    'demo/passkey-use': () => treePage(site, 'Sign in with a passkey', 'PasskeySignIn'),
    'demo/identity': () => identityPage(site),
    'demo/by-cookie': () => byCookiePage(site),
    'demo/included': () => includedPage(site),
    author: () => authorPage(site),
    'author/config': () => brokenConfigPage(site),
  };
  const [, fragment] = /^demo\/fragments\/([\w-]+)$/.exec(path) ?? [];
  if (fragment !== undefined) return found(site, fragmentPage(site, fragment));
  const [, locale] = /^demo\/included\/([\w-]+)$/.exec(path) ?? [];
  const local = locale === undefined ? undefined : siteByLocale(locale);
  if (local !== undefined) return found(local, includedPage(local));
  const [, hostile] = /^hostile\/([\w-]+)$/.exec(path) ?? [];
  return found(site, hostile === undefined ? own(pages, path)?.() : hostilePage(site, hostile));
}

/** Returns the site of a host that serves only some locales, such as `store.example.asia`, or else the default one. */
function siteOfHost(name: string, segments: readonly string[]): Site {
  if (rowsOfHost(name) === localeTable) return DEFAULT_SITE;
  return siteByLocale(resolveLocale({ host: name, path: `/${segments.join('/')}` })) ?? DEFAULT_SITE;
}

/** The routes of invoices, which stand at the root of a host. */
const INVOICE_PAGES: ReadonlySet<string> = new Set([
  'invoices',
  'simplifiedInvoices',
  'invoicePayment',
  'invoicePaymentConfirmation',
]);

/** Returns the page of a path, given by its segments. `port` is the demo host's own, '' for the default port. */
export function findPage(segments: readonly string[], port: string, host: string, searched: Searched): Found {
  const [first = '', ...rest] = segments;
  const invoices = matchRoute(`/${segments.join('/')}`);
  if (invoices && INVOICE_PAGES.has(invoices.name)) {
    const asked = 'locale' in invoices.values ? invoices.values.locale : invoices.localeSegment;
    const of = (asked && siteByLocale(asked)) ?? siteOfHost(host, segments);
    return found(of, accountPageAt(of, invoices.name));
  }
  if (first === 'store') return findStorePage(rest);
  const site = siteByLocale(first);
  if (site !== undefined) return findSitePage(site, rest, searched);
  const demo = findDemoPage(segments.join('/'), port);
  return demo ?? findSitePage(siteOfHost(host, segments), segments, searched);
}
