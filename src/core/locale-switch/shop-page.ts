import { hasStorePages } from '../config/store-pages.ts';
import { runtime } from '../runtime.ts';
import { resolveSettings } from '../config/settings.ts';
import { localeRow, localeTable } from '../locale/locale-table.ts';
import { rowsOfHost, rowsOfPath, type LocaleSource } from '../locale/resolve.ts';

/** Returns whether this page is one of the shop's own, where every locale has the same pages. */
export const isShopPage = (): boolean => {
  const { storeUrl } = runtime().config;
  return storeUrl === undefined
    ? hasStorePages()
    : new URL(storeUrl, location.href).origin === location.origin;
};

/** Returns whether this page may redirect to a page of the shop without asking. Source: SES-06, EMB-11. */
export const mayLeave = (): boolean => {
  const { config, author } = runtime();
  return !author && resolveSettings(config.settings, location.pathname).redirects && isShopPage();
};

/** Returns whether the host, the path or the configuration names the page's locale. Else it is a guess. Source: LOC-09. */
export const isLocaleNamed = ({ host, path, configured }: LocaleSource): boolean =>
  localeRow(configured) !== undefined ||
  rowsOfHost(host) !== localeTable ||
  rowsOfPath(localeTable, path) !== localeTable;
