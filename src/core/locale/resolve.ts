import { localeRow, localeTable, type Locale, type LocaleRow } from './locale-table.ts';

/** The sources that may name a page's locale, unparsed. */
export type LocaleSource = {
  /** `location.host`. A port, capitals and a trailing dot make no difference. */
  host: string;
  /** `location.pathname`. */
  path: string;
  /** `document.documentElement.lang`. */
  htmlLang?: string | undefined;
  /** The locale in the page's configuration. */
  configured?: unknown;
};

/** Returns whether a host has a suffix, compared by whole labels: `store.ca` has `ca`, `evilca` does not. */
function isUnder(host: string, suffix: string): boolean {
  return host.endsWith(`.${suffix}`);
}

/** Returns the rows that a host serves. Returns all rows for a host outside the table, such as localhost or a preview. */
export function rowsOfHost(host: string): readonly LocaleRow[] {
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, '');
  const rows = localeTable.filter((row) => isUnder(name, row.suffix));
  return rows[0] ? rows : localeTable;
}

/** Returns the rows that match a path: the locale it names, the locales of the language it names, or all given rows. */
export function rowsOfPath(rows: readonly LocaleRow[], path: string): readonly LocaleRow[] {
  const [first, second, third] = path.toLowerCase().match(/[^/]+/g) ?? [];
  const named = rows.filter(
    (row) =>
      row.locale === first ||
      (first === 'invoices' && row.locale === second) ||
      (first === 'store' && row.baseSite === second && row.language === third) ||
      (second === 'login' && row.language === first),
  );
  return named[0] ? named : rows;
}

/**
 * Returns the row of a page's locale: from the configuration, the path, `<html lang>`, or the host's first. Only the
 * configuration may name one that the host does not serve. Source: LOC-04.
 */
export function resolveLocaleRow({ host, path, htmlLang, configured }: LocaleSource): LocaleRow {
  const rows = rowsOfPath(rowsOfHost(host), path);
  const lang = htmlLang?.toLowerCase();
  return (
    localeRow(configured) ??
    rows.find((row) => row.locale === lang || row.tag.toLowerCase() === lang) ??
    rows.find((row) => row.language === lang) ??
    // Neither a host nor a path leaves no row.
    (rows[0] as LocaleRow)
  );
}

/** Returns the locale of a page, see `resolveLocaleRow`. */
export const resolveLocale = (source: LocaleSource): Locale => resolveLocaleRow(source).locale;
