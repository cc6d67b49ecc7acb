import { hasStorePages } from '../../core/config/store-pages.ts';
import { checkoutLink, storeLink } from '../../api/links/store-link.ts';
import { customerPagesLink } from '../parts/customer-page/customer-pages-link.ts';

/** The addresses of the list and of one quote. */
export const quotePages = customerPagesLink('quotes', 'quoteDetails');

/** Returns the address of the order that a quote became; undefined if no page for it is known. */
export const orderLink = (code: string): string | undefined =>
  hasStorePages() ? storeLink('orderDetails', { id: code }) : undefined;

/** Returns the address of the checkout for the quote's own cart, if one is known. Source: QTE-04 h. */
export const checkoutOf = (cartId: string): string | undefined => {
  const checkout = checkoutLink();
  if (checkout === undefined) return undefined;
  const url = new URL(checkout, location.href);
  url.searchParams.set('cart', cartId);
  return url.href;
};

/** Returns whether a quote can be ordered from this page. */
export const hasCheckout = (): boolean => checkoutLink() !== undefined;
