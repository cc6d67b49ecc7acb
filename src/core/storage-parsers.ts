import { SEGMENT } from './http/define-endpoint.ts';

/** Parsers of stored values, which are untrusted. They are hand-written because every page carries this file. */

/** Parses `raw`, which is untrusted JSON. Returns a new value, or undefined if `raw` is not valid. */
export type Parse<Value> = (raw: unknown) => Value | undefined;

/** What a parser gives. */
export type Parsed<P extends Parse<unknown>> = NonNullable<ReturnType<P>>;

export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export const text =
  (longest: number): Parse<string> =>
  (raw) =>
    typeof raw === 'string' && raw !== '' && raw.length <= longest ? raw : undefined;

/** A text that is safe as one segment of a call's path (SEC-13). */
export const id: Parse<string> = (raw) => {
  const value = text(64)(raw);
  return value && SEGMENT.test(value) ? value : undefined;
};

/** A text that a shopper typed. If it is too long, it is cut, not refused. */
export const typed =
  (longest: number): Parse<string> =>
  (raw) =>
    typeof raw === 'string' ? raw.slice(0, longest) : undefined;

export const count: Parse<number> = (raw) =>
  Number.isSafeInteger(raw) && Number(raw) >= 0 ? Number(raw) : undefined;

export const object =
  <Shape extends object>(fields: { [Key in keyof Shape]: Parse<Shape[Key]> }): Parse<Shape> =>
  (raw) => {
    if (!isObject(raw)) return undefined;
    const entries = Object.entries<Parse<unknown>>(fields).map(([key, parse]) => [
      key,
      parse(Object.hasOwn(raw, key) ? raw[key] : undefined),
    ]);
    return entries.some(([, value]) => value === undefined)
      ? undefined
      : (Object.fromEntries(entries) as Shape);
  };

/** A list of valid items. Invalid items are left out, and so are those after the first `most`. */
export const array =
  <Item>(most: number, parse: Parse<Item>): Parse<readonly Item[]> =>
  (raw) =>
    Array.isArray(raw)
      ? raw.slice(0, most).flatMap((item: unknown) => {
          const parsed = parse(item);
          return parsed === undefined ? [] : [parsed];
        })
      : undefined;

/** Ids of notifications and banners, oldest first. Only the last 200 are kept. */
export const ids: Parse<readonly string[]> = (raw) =>
  Array.isArray(raw)
    ? raw.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)).slice(-200)
    : undefined;

/** An object that its reader parses again with its own schema. */
export const anyObject: Parse<Readonly<Record<string, unknown>>> = (raw) => (isObject(raw) ? raw : undefined);

/** True, or false for anything else. */
export const mark: Parse<boolean> = (raw) => raw === true;
