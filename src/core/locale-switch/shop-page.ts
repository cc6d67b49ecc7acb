import { hasStorePages } from '../config/store-pages.ts';
import { runtime } from '../runtime.ts';

/**
 * Whether this page is one of the shop's own, where each locale has the same pages. An integrator's page has one locale
 * and its own addresses: nobody is led from it to a path that is not there.
 */
export const isShopPage = (): boolean => {
  const { storeUrl } = runtime().config;
  return storeUrl === undefined
    ? hasStorePages()
    : new URL(storeUrl, location.href).origin === location.origin;
};
