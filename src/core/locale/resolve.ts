import { defaultLocale, localeRow, localeTable, type Locale, type LocaleRow } from './locale-table.ts';

/** What may name the locale, as it stands on the page. */
export type LocaleSource = {
  /** `location.host`; a port, capitals and a trailing dot do not matter. */
  host: string;
  /** `location.pathname`. */
  path: string;
  /** `document.documentElement.lang`. */
  htmlLang?: string | undefined;
  /** The locale of the page's configuration, as it stands there. */
  configured?: unknown;
};

/** Whether a host lies under a suffix, whole labels only: `store.ca` lies under `ca`, `evilca` does not. */
function isUnder(host: string, suffix: string): boolean {
  return host.endsWith(`.${suffix}`);
}

/** The rows a host is served in; all of them for a host outside the table (localhost, a preview). */
export function rowsOfHost(host: string): readonly LocaleRow[] {
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, '');
  const rows = localeTable.filter((row) => isUnder(name, row.suffix));
  return rows[0] ? rows : localeTable;
}

/** The rows a path leaves open: the one it names, those of the language it names, or all given. */
export function rowsOfPath(rows: readonly LocaleRow[], path: string): readonly LocaleRow[] {
  const [first, second, third] = path.toLowerCase().split('/').filter(Boolean);
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
 * The locale of a page: page configuration, else the path, else `<html lang>` where the host allows it,
 * else the first locale of the host. What names no locale, or one the host does not serve, is passed over;
 * only the configuration may name any. Source: LOC-04.
 */
export function resolveLocale({ host, path, htmlLang, configured }: LocaleSource): Locale {
  const rows = rowsOfPath(rowsOfHost(host), path);
  const lang = htmlLang?.toLowerCase();
  const found =
    localeRow(configured) ??
    rows.find((row) => row.locale === lang || row.tag.toLowerCase() === lang) ??
    rows.find((row) => row.language === lang) ??
    rows[0];
  return found?.locale ?? defaultLocale;
}
