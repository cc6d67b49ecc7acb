import { localeAddress } from '../../core/locale-switch/locale-address.ts';
import { isShopPage } from '../../core/locale-switch/shop-page.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Returns the address of this page on another regional site. From the page of offices, or from a page that is not the
 * store's, it is that site's home page. Returns undefined if no host is known for the site. Source: SHL-09, LOC-04.
 */
export const siteAddress = (locale: Locale): string | undefined => {
  if (!hasStorePages()) return undefined;
  const { config, row } = runtime();
  const { storeUrl, storeHosts } = config;
  const isSelector = matchRoute(location.pathname)?.name === 'internationalOffices';
  const home = new URL(`/${row.locale}/`, new URL(storeUrl ?? '', location.href)).href;
  const here = isShopPage() && !isSelector ? location.origin + location.pathname : home;
  return localeAddress({ here, from: row, to: localeRow(locale), storeHosts });
};
