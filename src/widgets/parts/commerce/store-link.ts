import { hasStorePages } from '../../../core/config/store-pages.ts';
import { routePath } from '../../../core/locale/routes.ts';
import type { RouteName, RouteValues } from '../../../core/locale/route-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** Returns a link to a page of the store in this page's locale. On other sites' pages it begins with the shop's origin. */
export const storeLink = <Name extends RouteName>(name: Name, values: RouteValues<Name>): string => {
  const { config, row } = runtime();
  return `${config.storeUrl ?? ''}${routePath(name, values, { locale: row.locale })}`;
};

/** Returns the link to the cart. Undefined if no page is known to show it. */
export const cartLink = (): string | undefined => (hasStorePages() ? storeLink('cart', {}) : undefined);

/** Returns the link to the checkout: the setting `checkoutUrl`, else the store's own page. Undefined if neither is known. */
export const checkoutLink = (): string | undefined => {
  const { config, row } = runtime();
  return config.checkoutUrl ?? (hasStorePages() ? storeLink('checkout', { x: row.language }) : undefined);
};
