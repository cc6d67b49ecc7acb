import { SEGMENT } from './http/define-endpoint.ts';

/** What a stored value is read by, each hostile until then. Hand-written: every page carries this file. */

/** Gives the value that `raw` (JSON of anybody's making) stands for, freshly made, or undefined if it stands for none. */
export type Parse<Value> = (raw: unknown) => Value | undefined;

export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export const text =
  (longest: number): Parse<string> =>
  (raw) =>
    typeof raw === 'string' && raw !== '' && raw.length <= longest ? raw : undefined;

/** What a path of a call names: one segment (SEC-13). */
export const id: Parse<string> = (raw) => {
  const value = text(64)(raw);
  return value && SEGMENT.test(value) ? value : undefined;
};

/** Any text a shopper typed, cut rather than refused. */
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

/** Items that fit; others are left out, and so is what exceeds the number. */
export const array =
  <Item>(most: number, parse: Parse<Item>): Parse<readonly Item[]> =>
  (raw) =>
    Array.isArray(raw)
      ? raw.slice(0, most).flatMap((item: unknown) => {
          const parsed = parse(item);
          return parsed === undefined ? [] : [parsed];
        })
      : undefined;

/** Ids of notifications and banners, the latest last and kept. */
export const ids: Parse<readonly string[]> = (raw) =>
  Array.isArray(raw)
    ? raw.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)).slice(-200)
    : undefined;

/** An object whose reader parses it again by its own schema. */
export const anyObject: Parse<Readonly<Record<string, unknown>>> = (raw) => (isObject(raw) ? raw : undefined);

/** Yes, or anything else. */
export const mark: Parse<boolean> = (raw) => raw === true;
