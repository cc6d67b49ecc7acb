import { matchRoute } from '../../core/locale/match-route.ts';
import { routePath, type RoutePlace } from '../../core/locale/routes.ts';
import { routeTable, type RouteName } from '../../core/locale/route-table.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';

const INVOICES: readonly RouteName[] = [
  'simplifiedInvoices',
  'invoices',
  'invoicePayment',
  'invoicePaymentConfirmation',
];
/** Of the pages at the shop's own paths, these stay; the others are a customer's own. */
const STAYS: readonly RouteName[] = ['product', 'quickOrder', 'orderStatus', 'cart'];

/** Of the checkout and the account. After a sign-out they ask for a sign-in. */
const isCustomers = (name: RouteName): boolean => routeTable[name].at === 'store' && !STAYS.includes(name);

/**
 * Returns the path to go to after a sign-out; undefined if the page stays. `path`, with its query, is untrusted.
 * `behindLocale`: the site's pages have the locale as their first segment on this host. Source: SES-07, section 4.
 */
export const signOutTarget = (path: string, row: LocaleRow, behindLocale = false): string | undefined => {
  const route = matchRoute(path);
  const localeSegment = behindLocale || route?.localeSegment !== undefined;
  const place: RoutePlace = { locale: row.locale, localeSegment };
  if (route === undefined) return isBelowStore(path) ? undefined : routePath('search', {}, place);
  const is = (names: readonly RouteName[]) => names.includes(route.name);
  if (isCustomers(route.name)) return routePath('login', { lang: row.language, returnTo: path }, place);
  if (is(INVOICES))
    return route.name === 'simplifiedInvoices'
      ? undefined
      : routePath('simplifiedInvoices', { locale: row.locale }, place);
  return is(STAYS) || route.name === 'search' ? undefined : routePath('search', {}, place);
};

/** Returns whether a path is a page of the shop that the route table does not have. */
const isBelowStore = (path: string): boolean => /^(\/[a-z]{2}-[a-z]{2})?\/store(\/|$)/i.test(path);

/** Returns whether a page shows one customer's data. Other tabs leave it when the customer signs out (SES-06, SEC-09). */
export const isPrivatePage = (path: string): boolean => {
  const name = matchRoute(path)?.name;
  return (
    name !== undefined && name !== 'simplifiedInvoices' && (isCustomers(name) || INVOICES.includes(name))
  );
};
