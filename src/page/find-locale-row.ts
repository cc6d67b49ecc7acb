import type { AuthorProblem } from '../core/config/author-problem.ts';
import type { PageConfig } from '../core/config/page-config.ts';
import { localeRow, type LocaleRow } from '../core/locale/locale-table.ts';
import { resolveLocaleRow } from '../core/locale/resolve.ts';

/**
 * Returns the row of the page's configured locale, else of its address and language (LOC-04). An unknown locale is added to
 * `problems`.
 */
export const findLocaleRow = (config: PageConfig, problems: AuthorProblem[]): LocaleRow => {
  const configured = config.locale === undefined ? undefined : localeRow(config.locale);
  if (config.locale !== undefined && configured === undefined)
    problems.push({ subject: 'locale', fault: ['locale', config.locale] });
  const { host, pathname: path } = location;
  return configured ?? resolveLocaleRow({ host, path, htmlLang: document.documentElement.lang });
};
