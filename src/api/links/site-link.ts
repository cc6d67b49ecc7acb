import { needsLocaleSegment, routePath } from '../../core/locale/routes.ts';
import type { RouteValues } from '../../core/locale/route-table.ts';
import { runtime } from '../../core/runtime.ts';

/** Returns the path of a page of the regional site, in this page's locale. `values` are what a search begins with. */
export const sitePath = (
  name: 'contactUs' | 'internationalOffices' | 'search',
  values: RouteValues<'search'> = {},
): string => {
  const { row } = runtime();
  return routePath(name, values, { locale: row.locale, localeSegment: isBehindLocale() });
};

/** Returns the path of the regional site's home page, in this page's locale. */
export const homePath = (): string => (isBehindLocale() ? `/${runtime().row.locale}/` : '/');

/** Returns whether the paths of the regional site begin with the locale. */
export const isBehindLocale = (): boolean => {
  const { config, row } = runtime();
  return needsLocaleSegment(row, new URL(config.storeUrl ?? '', location.href).hostname);
};

/** Returns a link from this page to a path of the shop. On other sites' pages it begins with the shop's address. */
export const fromHere = (path: string): string =>
  path.startsWith('/') ? `${runtime().config.storeUrl ?? ''}${path}` : path;
