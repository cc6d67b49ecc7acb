import { needsLocaleSegment, routePath } from '../../core/locale/routes.ts';
import type { RouteName, RouteValues } from '../../core/locale/route-table.ts';
import { runtime } from '../../core/runtime.ts';

/** Returns the path of a page of the regional site, in this page's locale. */
export const sitePath = <Name extends RouteName>(
  name: Name,
  values: RouteValues<Name> = {} as RouteValues<Name>,
): string => routePath(name, values, { locale: runtime().row.locale, localeSegment: isBehindLocale() });

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
