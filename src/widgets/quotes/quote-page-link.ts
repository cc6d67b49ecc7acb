import { hasStorePages } from '../../core/config/store-pages.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { checkoutLink, storeLink } from '../parts/commerce/store-link.ts';

const isStorePage = (): boolean => {
  const name = matchRoute(location.pathname)?.name;
  return hasStorePages() && (name === 'quotes' || name === 'quoteDetails');
};

/** Where one quote is shown: the store's own page of it, or this page with its number. */
export const quoteLink = (code: string): string =>
  isStorePage() ? storeLink('quoteDetails', { id: code }) : `?id=${encodeURIComponent(code)}`;

/** Where the list is shown. */
export const quotesLink = (): string => (isStorePage() ? storeLink('quotes', {}) : location.pathname);

/** Where an order that a quote became is shown, or undefined where no page is known for it. */
export const orderLink = (code: string): string | undefined =>
  hasStorePages() ? storeLink('orderDetails', { id: code }) : undefined;

/** The checkout of a cart of its own. Undefined where no page is known that has a checkout. Source: QTE-04 h. */
export const checkoutOf = (cartId: string): string | undefined => {
  const checkout = checkoutLink();
  if (checkout === undefined) return undefined;
  const url = new URL(checkout, location.href);
  url.searchParams.set('cart', cartId);
  return url.href;
};

/** Whether a quote can be ordered from this page. */
export const hasCheckout = (): boolean => checkoutLink() !== undefined;
