import { localeTable, type LocaleRow } from '../../../core/locale/locale-table.ts';
import { routePath } from '../../../core/locale/routes.ts';
import { runtime } from '../../../core/runtime.ts';

/**
 * Whether a locale's own pages stand behind its name as the first segment, as `/fr-ca/contact-us.html`: on hosts that
 * serve two locales, and on those that are no regional host (LOC-04).
 */
export const needsLocaleSegment = ({ suffix }: LocaleRow, hostname: string): boolean =>
  !hostname.endsWith(`.${suffix}`) || localeTable.filter((row) => row.suffix === suffix).length > 1;

/** The path of a page of the regional site, in this page's locale. */
export const sitePath = (name: 'contactUs' | 'internationalOffices'): string => {
  const { config, row } = runtime();
  const { hostname } = new URL(config.storeUrl ?? '', location.href);
  return routePath(name, {}, { locale: row.locale, localeSegment: needsLocaleSegment(row, hostname) });
};
