import { hasStorePages } from '../../core/config/store-pages.ts';
import { resolveLocale } from '../../core/locale/resolve.ts';
import { routePath } from '../../core/locale/routes.ts';
import type { RouteName, RouteValues } from '../../core/locale/route-table.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Returns a link to a page of the store in this page's locale. It begins with the locale if the path would otherwise be
 * another's, as `/store/invoices` on a host of all locales. On other sites' pages it begins with the shop's origin.
 */
export const storeLink = <Name extends RouteName>(name: Name, values: RouteValues<Name>): string => {
  const { config, row } = runtime();
  const path = routePath(name, values, { locale: row.locale });
  const { host } = new URL(config.storeUrl ?? '', location.href);
  const isClear = resolveLocale({ host, path }) === row.locale;
  return `${config.storeUrl ?? ''}${isClear ? path : `/${row.locale}${path}`}`;
};

/** Returns the link to the cart. Undefined if no page is known to show it. */
export const cartLink = (): string | undefined => (hasStorePages() ? storeLink('cart', {}) : undefined);

/** Returns the link to the checkout: the setting `checkoutUrl`, else the store's own page. Undefined if neither is known. */
export const checkoutLink = (): string | undefined => {
  const { config, row } = runtime();
  return config.checkoutUrl ?? (hasStorePages() ? storeLink('checkout', { x: row.language }) : undefined);
};
