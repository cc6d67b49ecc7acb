import { needsLocaleSegment, routePath } from '../../../core/locale/routes.ts';
import { runtime } from '../../../core/runtime.ts';

/** The path of a page of the regional site, in this page's locale. */
export const sitePath = (name: 'contactUs' | 'internationalOffices' | 'search', text?: string): string => {
  const { row } = runtime();
  const values = text === undefined ? {} : { text };
  return routePath(name, values, { locale: row.locale, localeSegment: isBehindLocale() });
};

/** The path of the regional site's front page, in this page's locale. */
export const homePath = (): string => (isBehindLocale() ? `/${runtime().row.locale}/` : '/');

/** Whether pages of the regional site have the locale before their path. */
export const isBehindLocale = (): boolean => {
  const { config, row } = runtime();
  return needsLocaleSegment(row, new URL(config.storeUrl ?? '', location.href).hostname);
};

/** A path of the shop's own, as a link from this page: elsewhere it begins with the shop's address. */
export const fromHere = (path: string): string =>
  path.startsWith('/') ? `${runtime().config.storeUrl ?? ''}${path}` : path;
