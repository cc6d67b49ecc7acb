import { hasStorePages } from '../../../core/config/store-pages.ts';
import { routePath } from '../../../core/locale/routes.ts';
import type { RouteName, RouteValues } from '../../../core/locale/route-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** A link to a page of the store in this page's locale; on pages that are not the shop's, with the shop's origin. */
export const storeLink = <Name extends RouteName>(name: Name, values: RouteValues<Name>): string => {
  const { config, row } = runtime();
  return `${config.storeUrl ?? ''}${routePath(name, values, { locale: row.locale })}`;
};

/** Where the cart can be seen, or undefined where no page is known to show it. */
export const cartLink = (): string | undefined => (hasStorePages() ? storeLink('cart', {}) : undefined);

/** Where the cart is bought, or undefined where no page is known: the setting `checkoutUrl` before the store's own page. */
export const checkoutLink = (): string | undefined => {
  const { config, row } = runtime();
  return config.checkoutUrl ?? (hasStorePages() ? storeLink('checkout', { x: row.language }) : undefined);
};
