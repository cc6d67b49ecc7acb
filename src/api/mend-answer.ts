import { safeParse, type BaseIssue, type GenericSchema, type SafeParseResult } from 'valibot';

/*
 * Reads an answer that does not fit its contract as far as it does; loaded when one comes. Contracts say what a service
 * means; here is what real hosts send (api.md, "OCC v2 to the letter"): null is absent, unknown is no statement, the code
 * stands for a missing name, and what is odd in a list is that one's problem alone (API-06).
 */

/** Each of them goes one level up where something is needed that is not there. */
const MOST_PASSES = 12;

/**
 * Parses the answer by the endpoint's contract with what does not fit recast, replaced or left out, changing `json`. What
 * can't be done without fails as before. The console names each field once, for the integrator; a null is no news.
 */
export const mendAnswer = <S extends GenericSchema>(
  { method, path, response }: { method: string; path: string; response: S },
  json: unknown,
): SafeParseResult<S> => {
  leaveOutNulls(json);
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

const leaveOutNulls = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(holder))
    if (inner === null && !Array.isArray(value)) delete holder[key];
    else leaveOutNulls(inner);
};

type Issue = BaseIssue<unknown>;
type Place = { holder: Record<string | number, unknown>; key: string | number };

/** What was done about it, in words; undefined where nothing of the answer is left. */
const mend = (issue: Issue, holes: Set<unknown[]>): string | undefined => {
  const places = (issue.path ?? []).map(({ input, key }) => ({ holder: input, key }) as Place);
  const place = places.at(-1);
  if (place === undefined) return undefined;
  const { holder, key } = place;
  const before = holder[key];
  if (before === HOLE) return 'left out';
  const instead = recast(issue, before) ?? standIn(places);
  if (instead !== undefined && instead !== before) {
    holder[key] = instead;
    return `taken as ${JSON.stringify(instead)}`;
  }
  // What is there already is left out; what is missing takes along what can't be without it.
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
    // Without its product a row would say that there is none.
    if (instead === undefined && key === 'product') continue;
    if (instead === undefined) delete holder[key];
    else holder[key] = instead;
    return true;
  }
  return false;
};

/** The same value in the kind that was agreed: a number written as text, an enumeration in other letters. */
const recast = ({ kind, expected }: Issue, value: unknown): unknown => {
  if (kind !== 'schema') return undefined;
  if (expected === 'string') return typeof value === 'number' ? String(value) : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (expected === 'number') return Number.isFinite(Number(value)) ? Number(value) : undefined;
  if (expected === 'boolean') return { true: true, false: false }[value.toLowerCase()];
  return optionsOf(expected).find((option) => option.toLowerCase() === value.toLowerCase());
};

/** The options of a list of them, as the schema library writes it: `("inStock" | "lowStock")`. */
const optionsOf = (expected: string | null): string[] =>
  [...(expected ?? '').matchAll(/"([^"]+)"/g)].map(([, option = '']) => option);

/** The code stands for a missing name; a line of a cart without a product is known by its place alone. */
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
  if (told.has(`${call} ${where}`)) return;
  told.add(`${call} ${where}`);
  const value = issue.path?.at(-1)?.value;
  // Of a value only the kind is said: it may be somebody's.
  const isOption = typeof value === 'string' && optionsOf(issue.expected).length > 0;
  const got = isOption ? JSON.stringify(value.slice(0, 40)) : Array.isArray(value) ? 'a list' : typeof value;
  const wrong =
    value === undefined || value === HOLE
      ? 'is missing'
      : `is ${value === null ? 'null' : got}, not ${issue.expected ?? issue.type}`;
  console.warn(`Assess widgets: in the answer to ${call}, "${where}" ${wrong}; ${done}.`);
};

/** For tests that start a page anew. */
export const forgetTold = (): void => told.clear();
