import { localeRow, localeTable, type Locale, type LocaleRow } from './locale-table.ts';
import { routeTable, type RouteName, type RouteValues } from './route-table.ts';

/** Where a link leads. Without it, the path has no locale and no base. */
export type RoutePlace = {
  locale: Locale;
  /** Whether a store page's path begins with its store base. Default: true. */
  base?: boolean;
  /** Whether the locale is the first segment, as on hosts that serve two locales. */
  localeSegment?: boolean;
};

/** A placeholder in the pattern of a path. */
export const hole = /\{(\w+)\}/;

/** Returns whether a locale's pages have it as their first segment, as `/fr-ca/contact-us.html`. Source: LOC-04. */
export const needsLocaleSegment = ({ suffix }: LocaleRow, hostname: string): boolean =>
  !hostname.endsWith(`.${suffix}`) || localeTable.filter((row) => row.suffix === suffix).length > 1;

/** Returns the base path of a locale's store, such as `/store/usassessments/en`. */
export function storeBasePath(locale: Locale): string {
  const row = localeRow(locale);
  return `/store/${row.baseSite}/${row.language}`;
}

/** Returns the code of an error page, 400 to 511. Any other value gives 500. */
export function errorCodeOf(code: unknown): number {
  const value = Number(code);
  return Number.isInteger(value) && value >= 400 && value <= 511 ? value : 500;
}

/**
 * Encodes any text as one segment of a path. A value that would change the path's shape (empty, `.`, `..`) becomes a
 * segment that matches no page. Browsers resolve even `%2E%2E` upwards, so the dots are encoded twice.
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

/** Returns the link to a route as an absolute path with its query. Any text is safe as a value. Source: LOC-06. */
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
