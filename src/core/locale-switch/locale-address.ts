import { localeRow, localeTable, type LocaleRow } from '../locale/locale-table.ts';
import { resolveLocale, rowsOfHost } from '../locale/resolve.ts';

export type LocaleMove = {
  /** `location.href`. */
  here: string;
  from: LocaleRow;
  to: LocaleRow;
  /** The shop's hosts, each with its port if it has one: a locale of another host is reached on these alone. */
  storeHosts: readonly string[];
};

/**
 * The address of the same page in another locale: on this host, or where this host does not serve it, on the shop's host
 * under that locale's suffix. Undefined where no such host is known. Source: LOC-04, LOC-06, LOC-07.
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

/** The host with another of the table's suffixes: `store.example.ca:1` under `co.uk` is `store.example.co.uk:1`. */
const hostUnder = ({ hostname, port }: URL, suffix: string): string => {
  const name = hostname.replace(/\.$/, '');
  const own = localeTable.find((row) => name.endsWith(`.${row.suffix}`))?.suffix ?? '';
  return `${name.slice(0, name.length - own.length)}${suffix}${port && `:${port}`}`;
};

/** The locale stands in front where it stood before, and where the path would name another without it. */
const pathIn = ({ host, pathname }: URL, from: LocaleRow, to: LocaleRow): string => {
  const [first = '', ...rest] = pathname.slice(1).split('/');
  const isNamed = localeRow(first) !== undefined;
  const path = `/${(isNamed ? rest : [first, ...rest]).map(segmentIn(from, to)).join('/')}`;
  const isClear = resolveLocale({ host, path }) === to.locale;
  return isNamed || !isClear ? `/${to.locale}${path}` : path;
};

/** A segment that says the locale, its site or its language, by where it stands (route table); any other stays. */
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
