import { runtime } from '../runtime.ts';
import type { ConfigProblem } from './page-config.ts';

/**
 * Whether the store's own pages can be linked to from here. A page of another site that names no `storeUrl` and whose
 * calls go to a foreign origin has its anonymous cart to itself: a link would lead nowhere.
 */
export const hasStorePages = (): boolean => {
  const { config } = runtime();
  return (
    config.storeUrl !== undefined ||
    config.storeHosts.includes(location.host) ||
    new URL(config.commerceBase, location.href).origin === location.origin
  );
};

/** For the page's author: what it means that there are none, and how to mend it. */
export const NO_STORE_PAGES: ConfigProblem = {
  setting: 'storeUrl',
  message:
    'is missing: this page is not one of the shop’s, so the widgets can’t link to cart and checkout. ' +
    'Put data-store-url="https://shop.example" on the loader’s tag, or "storeUrl" into the configuration.',
};
