import { localeAddress } from '../../core/locale-switch/locale-address.ts';
import { isShopPage } from '../../core/locale-switch/shop-page.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * The address of a regional site: of the same page there, and from the page of the offices itself or from a page that is
 * not the shop's, of its home page. Undefined where no host is known to serve it. Source: SHL-09, LOC-04.
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
