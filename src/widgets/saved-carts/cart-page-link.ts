import { hasStorePages } from '../../core/config/store-pages.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { storeLink } from '../parts/commerce/store-link.ts';

const isStorePage = (): boolean => {
  const name = matchRoute(location.pathname)?.name;
  return hasStorePages() && (name === 'savedCarts' || name === 'savedCartDetails');
};

/** Returns the address of one saved cart: on the store's own page, or on this page with the cart's code. */
export const savedCartLink = (code: string): string =>
  isStorePage() ? storeLink('savedCartDetails', { id: code }) : `?id=${encodeURIComponent(code)}`;

/** Returns the address of the list. */
export const savedCartsLink = (): string => (isStorePage() ? storeLink('savedCarts', {}) : location.pathname);
