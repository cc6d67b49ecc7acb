import type { RouteName } from '../core/locale/route-table.ts';
import { matchRoute } from '../core/locale/match-route.ts';

/** The object that a page is about. */
export type PageObject = 'order' | 'quote' | 'invoice' | 'cart';

/** The pages with an object of their own in their address. The checkout is none: an order under way must not be left. */
const PAGES: Readonly<Record<PageObject, readonly RouteName[]>> = {
  order: ['orderDetails', 'ownOrderStatus'],
  quote: ['quoteDetails'],
  invoice: ['invoicePayment', 'invoicePaymentConfirmation'],
  cart: ['savedCartDetails'],
};

export type FailedPage = {
  /** The HTTP status of the call. 0 if there was no answer; the widget handles that itself. */
  status: number;
  /** The path and query of the page. */
  address: string;
  /** Whether the page is the shop's own and not an integrator's. */
  isShop: boolean;
  author: boolean;
  /** The page setting of FLG-06. */
  redirects: boolean;
};

/** Returns where a page leads whose own object can't be read. Undefined if the page stays. Source: section 2, SHL-08. */
export const wayOut = (object: PageObject, page: FailedPage): 'login' | number | undefined => {
  const { status, address, isShop, author, redirects } = page;
  if (!isShop || author || !redirects) return undefined;
  const isConfirmed = object === 'order' && isConfirmation(address);
  if (!isConfirmed && !isAbout(object, address)) return undefined;
  if (status === 401) return 'login';
  // The placed order exists. Any other failure is shown where the shopper can retry.
  if (isConfirmed && status !== 403 && status !== 404) return undefined;
  return Number.isInteger(status) && status >= 400 && status <= 511 ? status : undefined;
};

const isAbout = (object: PageObject, address: string): boolean => {
  const match = matchRoute(address);
  if (match === undefined || !PAGES[object].includes(match.name)) return false;
  return match.name !== 'ownOrderStatus' || (match.values.reference ?? '') !== '';
};

const isConfirmation = (address: string): boolean => {
  const match = matchRoute(address);
  if (match?.name !== 'checkout' && match?.name !== 'experienceCheckout') return false;
  return match.values.step === 'confirmation' && (match.values.order ?? '') !== '';
};
