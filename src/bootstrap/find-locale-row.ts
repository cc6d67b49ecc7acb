import type { ConfigProblem, PageConfig } from '../core/config/page-config.ts';
import { localeRow, localeTable, type LocaleRow } from '../core/locale/locale-table.ts';
import { resolveLocale } from '../core/locale/resolve.ts';

/** The locale that the page names, else that of its address and language (LOC-04). One that is none goes to `problems`. */
export const findLocaleRow = (config: PageConfig, problems: ConfigProblem[]): LocaleRow => {
  const configured = config.locale === undefined ? undefined : localeRow(config.locale);
  if (config.locale !== undefined && configured === undefined)
    problems.push({
      setting: 'locale',
      message: `is not one of ${localeTable.map(({ locale }) => locale).join(', ')}; it is "${config.locale}".`,
    });
  return configured ?? resolveRow();
};

const resolveRow = (): LocaleRow =>
  localeRow(
    resolveLocale({ host: location.host, path: location.pathname, htmlLang: document.documentElement.lang }),
  );
