import { localeRow, localeTable, type BaseSite, type Language, type Locale } from './locale-table.ts';
import { qualificationTypes, routeTable, type RouteName, type RouteValues } from './route-table.ts';
import { errorCodeOf, hole } from './routes.ts';
import { tolerant } from '../tolerant.ts';

/** A matched link: its route, the route's values, and the locale and store base in front of it. */
export type RouteMatch = {
  [Name in RouteName]: {
    name: Name;
    values: RouteValues<Name>;
    localeSegment?: Locale;
    base?: { site: BaseSite; lang: Language };
  };
}[RouteName];

/** Returns the decoded segments of a path. Undefined if the path is malformed or contains `.` or `..`. */
function segmentsOf(path: string): string[] | undefined {
  const segments = tolerant(() => path.split('/').filter(Boolean).map(decodeURIComponent));
  return segments?.some((segment) => segment === '.' || segment === '..') ? undefined : segments;
}

const languages = new Set<string>(localeTable.map((row) => row.language));

/** Parses the value of a placeholder. Undefined if the text is not a value that the table allows. */
function parseHole(name: string, text: string): string | number | undefined {
  const lower = text.toLowerCase();
  if (name === 'lang') return languages.has(lower) ? lower : undefined;
  if (name === 'locale') return localeRow(lower)?.locale;
  if (name === 'type') return qualificationTypes.find((type) => type === lower);
  if (name === 'errorCode') return /^\d{3}$/.test(text) ? errorCodeOf(text) : undefined;
  return text;
}

/** Matches one segment of a pattern: the placeholder's value if it has one, undefined if it does not match. */
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

/** Returns the ways to read a path: as it is and without its locale, each without its store base if it has one. */
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
 * Returns the route of a path with a query; undefined if it is no link of the store. The values are untrusted: only `lang`,
 * `locale`, `type` and `errorCode` are checked. Source: LOC-06.
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
