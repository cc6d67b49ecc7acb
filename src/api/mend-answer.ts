import { safeParse, type BaseIssue, type GenericSchema, type SafeParseResult } from 'valibot';

/*
 * Reads an answer that does not match its contract as far as possible (api.md, "OCC v2 to the letter"): null counts as
 * absent, unknown values as not given, the code replaces a missing name, and an invalid item of a list only affects that
 * item (API-06).
 */

/** Each pass can go up one level if a required value is missing. */
const MOST_PASSES = 12;

/** Parses an answer by its contract, and changes `json` where it does not match. The console names each field once. */
export const mendAnswer = <S extends GenericSchema>(
  { method, path, response }: { method: string; path: string; response: S },
  json: unknown,
): SafeParseResult<S> => {
  if (isHolder(json)) Object.values(json).forEach(leaveOutNulls);
  let parsed = safeParse(response, json);
  for (let pass = 0; !parsed.success && pass < MOST_PASSES; pass += 1) {
    const holes = new Set<unknown[]>();
    for (const issue of parsed.issues) {
      const what = mend(issue, holes);
      tell(`${method} ${path}`, issue, what);
      if (what === undefined) return parsed;
    }
    for (const list of holes) list.splice(0, list.length, ...list.filter((item) => item !== HOLE));
    parsed = safeParse(response, json);
  }
  return parsed;
};

const HOLE = Symbol('left out');

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const leaveOutNulls = (value: unknown): void => {
  if (!isHolder(value)) return;
  for (const [key, inner] of Object.entries(value))
    if (inner === null && !Array.isArray(value)) delete value[key];
    else leaveOutNulls(inner);
};

/** Returns whether an answer says that its list has no items. Some hosts then leave the list out. */
const hasNoResults = ({ pagination }: Record<string, unknown>): boolean =>
  isHolder(pagination) && pagination['totalResults'] === 0;

type Issue = BaseIssue<unknown>;
type Place = { holder: Record<string | number, unknown>; key: string | number };

/** Fixes one issue. Returns a description of the fix. Undefined if nothing of the answer would be left. */
const mend = (issue: Issue, holes: Set<unknown[]>): string | undefined => {
  const places = (issue.path ?? []).map(({ input, key }) => ({ holder: input, key }) as Place);
  const place = places.at(-1);
  if (place === undefined) return undefined;
  const { holder, key } = place;
  const before = holder[key];
  if (before === HOLE) return 'left out';
  const isTop = places.length === 1 && !Array.isArray(holder);
  if (isTop && before === null && issue.expected !== 'Array') {
    delete holder[key];
    return 'left out';
  }
  // A list that is null is empty. A list that is missing is not, unless the answer says that there is nothing.
  if (isTop && (before === null || (before === undefined && hasNoResults(holder)))) {
    holder[key] = [];
    return 'taken as []';
  }
  const instead = recast(issue, before) ?? standIn(places);
  if (instead !== undefined && instead !== before) {
    holder[key] = instead;
    return `taken as ${JSON.stringify(instead)}`;
  }
  // An invalid value is left out. If a value is missing, the object that requires it is left out.
  const from = places.length - (before === undefined ? 2 : 1);
  return leaveOut(places, from, holes) ? 'left out' : undefined;
};

const leaveOut = (places: readonly Place[], from: number, holes: Set<unknown[]>): boolean => {
  for (let depth = from; depth >= 0; depth -= 1) {
    const { holder, key } = places[depth]!;
    if (Array.isArray(holder)) {
      holder[Number(key)] = HOLE;
      holes.add(holder);
      return true;
    }
    const instead = standIn(places.slice(0, depth + 1));
    // A row without its product would mean that the product does not exist.
    if (instead === undefined && key === 'product') continue;
    if (instead === undefined) delete holder[key];
    else holder[key] = instead;
    return true;
  }
  return false;
};

/** Converts a value to the agreed type: a number that was sent as text, or an enumeration in other letter case. */
const recast = ({ kind, type, expected }: Issue, value: unknown): unknown => {
  // 1e9999 in JSON is infinite. It stays a number that no amount can be, so that the amount is unknown and not absent.
  if (type === 'finite') return Number.MAX_VALUE;
  if (kind !== 'schema') return undefined;
  if (expected === 'string') return typeof value === 'number' ? String(value) : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (expected === 'number') return Number.isFinite(Number(value)) ? Number(value) : undefined;
  if (expected === 'boolean') return { true: true, false: false }[value.toLowerCase()];
  return optionsOf(expected).find((option) => option.toLowerCase() === value.toLowerCase());
};

/** Returns the options of an enumeration in the schema library's notation: `("inStock" | "lowStock")`. */
const optionsOf = (expected: string | null): string[] =>
  [...(expected ?? '').matchAll(/"([^"]+)"/g)].map(([, option = '']) => option);

/** Returns a replacement: the code for a missing name. A cart line without a product gets its position as the code. */
const standIn = (places: readonly Place[]): unknown => {
  const { holder, key } = places.at(-1)!;
  const keys = places.map((place) => place.key);
  const at = keys.lastIndexOf('entries');
  const isLines = at >= 0 && keys[at + 2] === 'product';
  if (isLines && keys.length === at + 3) return typeof holder[key] === 'object' ? undefined : {};
  if (isLines && keys.length === at + 4 && key === 'code') return `#${Number(keys[at + 1]) + 1}`;
  return key === 'name' && typeof holder['code'] === 'string' ? holder['code'] : undefined;
};

const told = new Set<string>();

const tell = (call: string, issue: Issue, done = 'so the answer can’t be used'): void => {
  const where = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? '*' : String(key))).join('.');
  if (issue.path?.length === 1 && issue.path[0]?.value === null) return;
  if (told.has(`${call} ${where}`)) return;
  told.add(`${call} ${where}`);
  const value = issue.path?.at(-1)?.value;
  // Only the type of a value is logged, because the value may be personal.
  const isOption = typeof value === 'string' && optionsOf(issue.expected).length > 0;
  const got = isOption ? JSON.stringify(value.slice(0, 40)) : Array.isArray(value) ? 'a list' : typeof value;
  const wrong =
    value === undefined || value === HOLE
      ? 'is missing'
      : `is ${value === null ? 'null' : got}, not ${issue.expected ?? issue.type}`;
  console.warn(`Assess widgets: in the answer to ${call}, "${where}" ${wrong}; ${done}.`);
};

/** Forgets the logged fields, so that a test can start with a fresh page. */
export const forgetTold = (): void => told.clear();
