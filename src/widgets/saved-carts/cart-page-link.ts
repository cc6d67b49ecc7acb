import { hasStorePages } from '../../core/config/store-pages.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { storeLink } from '../parts/commerce/store-link.ts';

const isStorePage = (): boolean => {
  const name = matchRoute(location.pathname)?.name;
  return hasStorePages() && (name === 'savedCarts' || name === 'savedCartDetails');
};

/** Where one saved cart is shown: the store's own page of it, or this page with its code. */
export const savedCartLink = (code: string): string =>
  isStorePage() ? storeLink('savedCartDetails', { id: code }) : `?id=${encodeURIComponent(code)}`;

/** Where the list is shown. */
export const savedCartsLink = (): string => (isStorePage() ? storeLink('savedCarts', {}) : location.pathname);
