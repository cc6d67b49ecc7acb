import { localeRow, localeTable, type LocaleRow } from '../locale/locale-table.ts';
import { resolveLocale, rowsOfHost } from '../locale/resolve.ts';

export type LocaleMove = {
  /** `location.href`. */
  here: string;
  from: LocaleRow;
  to: LocaleRow;
  /** The shop's hosts, each with its port if it has one. A locale of another host can only be reached on one of these. */
  storeHosts: readonly string[];
};

/**
 * Returns the address of the same page in another locale: on this host, or if this host does not serve the locale, on the
 * shop's host with that locale's suffix. Undefined if no such host is known. Source: LOC-04, LOC-06, LOC-07.
 */
export const localeAddress = ({ here, from, to, storeHosts }: LocaleMove): string | undefined => {
  const url = new URL(here);
  if (!rowsOfHost(url.host).includes(to)) {
    const host = hostUnder(url, to.suffix);
    if (!storeHosts.some((one) => one.toLowerCase() === host)) return undefined;
    url.host = host;
  }
  url.pathname = pathIn(url, from, to);
  return url.href;
};

/** Replaces the suffix of a host: `store.example.ca:1` with `co.uk` becomes `store.example.co.uk:1`. */
const hostUnder = ({ hostname, port }: URL, suffix: string): string => {
  const name = hostname.replace(/\.$/, '');
  const own = localeTable.find((row) => name.endsWith(`.${row.suffix}`))?.suffix ?? '';
  return `${name.slice(0, name.length - own.length)}${suffix}${port && `:${port}`}`;
};

/** Returns the path in another locale, which is the first segment if it was before or if the path would mean another one. */
const pathIn = ({ host, pathname }: URL, from: LocaleRow, to: LocaleRow): string => {
  const [first = '', ...rest] = pathname.slice(1).split('/');
  const isNamed = localeRow(first) !== undefined;
  const path = `/${(isNamed ? rest : [first, ...rest]).map(segmentIn(from, to)).join('/')}`;
  const isClear = resolveLocale({ host, path }) === to.locale;
  return isNamed || !isClear ? `/${to.locale}${path}` : path;
};

/** Replaces a segment that names the locale, its site or its language at its place in the route table. Other segments stay. */
const segmentIn =
  (from: LocaleRow, to: LocaleRow) =>
  (segment: string, at: number, all: readonly string[]): string => {
    const lower = segment.toLowerCase();
    const isStore = all[0]?.toLowerCase() === 'store';
    if (isStore && at > 0 && lower === from.baseSite) return to.baseSite;
    const saysLanguage = (isStore && at === 2) || /^(login|checkout)$/i.test(all[at + 1] ?? '');
    if (saysLanguage && lower === from.language) return to.language;
    return at === 1 && all[0]?.toLowerCase() === 'invoices' && lower === from.locale ? to.locale : segment;
  };
