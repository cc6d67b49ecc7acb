import { localeRow, localeTable, type Locale, type LocaleRow } from './locale-table.ts';
import { routeTable, type RouteName, type RouteValues } from './route-table.ts';

/** Where a link is to stand: without it, a path without base. */
export type RoutePlace = {
  locale: Locale;
  /** Whether a store page stands under its store base; it does unless this is false. */
  base?: boolean;
  /** Whether the locale stands in front as a segment, as on hosts that serve two locales. */
  localeSegment?: boolean;
};

/** What a path's pattern leaves open. */
export const hole = /\{(\w+)\}/;

/**
 * Whether a locale's own pages stand behind its name as the first segment, as `/fr-ca/contact-us.html`: on hosts that
 * serve two locales, and on those that are no regional host (LOC-04).
 */
export const needsLocaleSegment = ({ suffix }: LocaleRow, hostname: string): boolean =>
  !hostname.endsWith(`.${suffix}`) || localeTable.filter((row) => row.suffix === suffix).length > 1;

/** The path of a locale's store, such as `/store/usassessments/en`. */
export function storeBasePath(locale: Locale): string {
  const row = localeRow(locale);
  return `/store/${row.baseSite}/${row.language}`;
}

/** An error page's code, 400 to 511; anything else counts as 500. */
export function errorCodeOf(code: unknown): number {
  const value = Number(code);
  return Number.isInteger(value) && value >= 400 && value <= 511 ? value : 500;
}

/**
 * One path segment for any text. A value that would change the path's shape (empty, `.`, `..`) becomes a
 * segment that leads to no page: browsers resolve even `%2E%2E` upwards, so the dots are encoded twice.
 */
function encodeSegment(value: unknown): string {
  const text = String(value).toWellFormed();
  if (text === '') return '-';
  if (text === '.' || text === '..') return text.replaceAll('.', '%252E');
  return encodeURIComponent(text);
}

function fill(segment: string, values: Record<string, unknown>): string {
  return segment.replace(hole, (_hole, name: string) =>
    name === 'errorCode' ? String(errorCodeOf(values[name])) : encodeSegment(values[name] ?? ''),
  );
}

/**
 * The link to a route, as an absolute path with its query. Any text is safe as a value: it stays one
 * segment, or one query value. Source: LOC-06.
 */
export function routePath<Name extends RouteName>(
  name: Name,
  values: RouteValues<Name>,
  place?: RoutePlace,
): string {
  const route = routeTable[name];
  const given = values as Record<string, unknown>;
  const front = place?.localeSegment ? `/${place.locale}` : '';
  const base = place && route.at === 'store' && place.base !== false ? storeBasePath(place.locale) : '';
  const path = route.path
    .split('/')
    .map((segment) => fill(segment, given))
    .join('/');
  const query = new URLSearchParams();
  for (const key of route.query as readonly string[]) {
    const value = given[key];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(key, `${value}`);
  }
  return `${front}${base}/${path}${query.size > 0 ? `?${query}` : ''}`;
}
