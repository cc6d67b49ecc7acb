import {
  localeRow,
  localeTable,
  type BaseSite,
  type Language,
  type Locale,
  type LocaleRow,
} from './locale-table.ts';
import { qualificationTypes } from './qualification-types.ts';
import { routeTable, type RouteName, type RouteValues } from './route-table.ts';

/** Where a link is to stand: without it, a path without base. */
export type RoutePlace = {
  locale: Locale;
  /** Whether a store page stands under its store base; it does unless this is false. */
  base?: boolean;
  /** Whether the locale stands in front as a segment, as on hosts that serve two locales. */
  localeSegment?: boolean;
};

/** A matched link: its route and values, and what stood before them. */
export type RouteMatch = {
  [Name in RouteName]: {
    name: Name;
    values: RouteValues<Name>;
    localeSegment?: Locale;
    base?: { site: BaseSite; lang: Language };
  };
}[RouteName];

const hole = /\{(\w+)\}/;

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

/** The segments of a path, decoded; undefined for a path that is malformed or climbs. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => segment === '.' || segment === '..') ? undefined : segments;
  } catch {
    return undefined;
  }
}

const languages = new Set<string>(localeTable.map((row) => row.language));

/** The value of a hole as the table types it; undefined if the text is none. */
function parseHole(name: string, text: string): string | number | undefined {
  const lower = text.toLowerCase();
  if (name === 'lang') return languages.has(lower) ? lower : undefined;
  if (name === 'locale') return localeRow(lower)?.locale;
  if (name === 'type') return qualificationTypes.find((type) => type === lower);
  if (name === 'errorCode') return /^\d{3}$/.test(text) ? errorCodeOf(text) : undefined;
  return text;
}

/** What one segment of a pattern takes from one of a path: nothing, a value, or no match. */
function matchSegment(
  pattern: string,
  segment: string,
): [name: string, value: string | number][] | undefined {
  const [before = '', name, after = ''] = pattern.split(hole);
  if (name === undefined) return pattern.toLowerCase() === segment.toLowerCase() ? [] : undefined;
  const lower = segment.toLowerCase();
  const fits =
    segment.length > before.length + after.length && lower.startsWith(before) && lower.endsWith(after);
  const value = fits
    ? parseHole(name, segment.slice(before.length, segment.length - after.length))
    : undefined;
  return value === undefined ? undefined : [[name, value]];
}

function matchPattern(
  path: string,
  segments: readonly string[],
): Record<string, string | number> | undefined {
  const patterns = path.split('/');
  if (patterns.length !== segments.length) return undefined;
  const taken = patterns.map((pattern, at) => matchSegment(pattern, segments[at] ?? ''));
  return taken.includes(undefined) ? undefined : Object.fromEntries(taken.flatMap((one) => one ?? []));
}

type Front = Pick<RouteMatch, 'localeSegment' | 'base'> & { rest: readonly string[] };

/** The readings of a path: as it stands, without its locale, and each of them without its store base. */
function frontsOf(segments: readonly string[]): Front[] {
  const row = localeRow(segments[0]);
  const plain: Front[] = [{ rest: segments }];
  if (row) plain.push({ rest: segments.slice(1), localeSegment: row.locale });
  return plain.flatMap((front) => {
    const [store, site, lang] = front.rest.map((segment) => segment.toLowerCase());
    const at = store === 'store' && localeTable.find((one) => one.baseSite === site && one.language === lang);
    return at
      ? [{ ...front, rest: front.rest.slice(3), base: { site: at.baseSite, lang: at.language } }]
      : [front];
  });
}

function queryOf(names: readonly string[], search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * The route of a path (a query may follow it), or undefined if it is no link of the store. Capitals,
 * percent-encoding, doubled and trailing slashes do not matter. Values are as hostile as the address bar:
 * closed ones (`lang`, `locale`, `type`, `errorCode`) are checked, all others are any text. Source: LOC-06.
 */
export function matchRoute(link: string): RouteMatch | undefined {
  const [path = '', search = ''] = link.replace(/#.*$/s, '').split(/\?(.*)/s);
  const segments = segmentsOf(path);
  if (segments === undefined) return undefined;
  for (const { rest, ...front } of frontsOf(segments)) {
    for (const [name, route] of Object.entries(routeTable)) {
      const values = front.base && route.at === 'root' ? undefined : matchPattern(route.path, rest);
      if (values)
        return { name, values: { ...values, ...queryOf(route.query, search) }, ...front } as RouteMatch;
    }
  }
  return undefined;
}
