import { matchRoute } from '../../core/locale/match-route.ts';
import { routePath, type RoutePlace } from '../../core/locale/routes.ts';
import type { RouteName } from '../../core/locale/route-table.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';

const CHECKOUT: readonly RouteName[] = ['checkout', 'experienceCheckout'];
const INVOICES: readonly RouteName[] = [
  'simplifiedInvoices',
  'invoices',
  'invoicePayment',
  'invoicePaymentConfirmation',
];
const STAYS: readonly RouteName[] = ['product', 'quickOrder', 'orderStatus', 'cart'];
const ACCOUNT: readonly RouteName[] = [
  'myAccount',
  'supportLogin',
  'siteSupportLogin',
  'orderHistory',
  'orderDetails',
  'ownOrderStatus',
  'savedCarts',
  'savedCartDetails',
  'addresses',
  'addAddress',
  'editAddress',
  'quotes',
  'quoteDetails',
  'profileDetails',
  'preferences',
  'qualifications',
  'qualificationsOfType',
  'addQualification',
  'editQualification',
  'accounts',
  'paymentCards',
];

/**
 * Where the browser goes after a sign-out, as a path; undefined when the page stays. `path` is the page's own with its
 * query, as hostile as an address bar; `behindLocale`: the site's pages stand behind the locale's name on this host, which a
 * store page's path need not show. First match: checkout → login, account → login, invoices → the invoice page of the
 * locale, store and product pages stay, all others → search. Source: SES-07, specification section 4.
 */
export const signOutTarget = (path: string, row: LocaleRow, behindLocale = false): string | undefined => {
  const route = matchRoute(path);
  const localeSegment = behindLocale || route?.localeSegment !== undefined;
  const place: RoutePlace = { locale: row.locale, localeSegment };
  if (route === undefined) return isBelowStore(path) ? undefined : routePath('search', {}, place);
  const is = (names: readonly RouteName[]) => names.includes(route.name);
  if (is(CHECKOUT) || is(ACCOUNT)) return routePath('login', { lang: row.language, returnTo: path }, place);
  if (is(INVOICES))
    return route.name === 'simplifiedInvoices'
      ? undefined
      : routePath('simplifiedInvoices', { locale: row.locale }, place);
  return is(STAYS) || route.name === 'search' ? undefined : routePath('search', {}, place);
};

/** A page of the shop's that the route table does not name. */
const isBelowStore = (path: string): boolean => /^(\/[a-z]{2}-[a-z]{2})?\/store(\/|$)/i.test(path);

/** Whether a page shows what belongs to one customer: in other tabs it is left when one signs out (SES-06, SEC-09). */
export const isPrivatePage = (path: string): boolean => {
  const name = matchRoute(path)?.name;
  return (
    name !== undefined &&
    (CHECKOUT.includes(name) ||
      ACCOUNT.includes(name) ||
      (INVOICES.includes(name) && name !== 'simplifiedInvoices'))
  );
};
