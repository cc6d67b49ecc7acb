import type { RouteName } from '../core/locale/route-table.ts';
import { matchRoute } from '../core/locale/match-route.ts';

/** What a page can be about. */
export type PageObject = 'order' | 'quote' | 'invoice' | 'cart';

/**
 * The pages whose own object stands in their address. The checkout is none, since an order under way is never left behind; its
 * confirmation is one.
 */
const PAGES: Readonly<Record<PageObject, readonly RouteName[]>> = {
  order: ['orderDetails', 'ownOrderStatus'],
  quote: ['quoteDetails'],
  invoice: ['invoicePayment', 'invoicePaymentConfirmation'],
  cart: ['savedCartDetails'],
};

export type FailedPage = {
  /** HTTP status of the call; 0 when there was no answer, which the widget itself tells and mends. */
  status: number;
  /** Path and query of the page. */
  address: string;
  /** Whether the page is the shop's own, not an integrator's. */
  isShop: boolean;
  author: boolean;
  /** The page setting of FLG-06. */
  redirects: boolean;
};

/**
 * Where a page whose own object can't be read leads: to sign-in, or to the error page of a code. Undefined where it
 * stays: the widget then says itself what failed. Source: specification section 2, SHL-08.
 */
export const wayOut = (object: PageObject, page: FailedPage): 'login' | number | undefined => {
  const { status, address, isShop, author, redirects } = page;
  if (!isShop || author || !redirects) return undefined;
  const isConfirmed = object === 'order' && isConfirmation(address);
  if (!isConfirmed && !isAbout(object, address)) return undefined;
  if (status === 401) return 'login';
  // An order that was placed is there: any other failure is said where it can be asked for again.
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
