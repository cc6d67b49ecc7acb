import { parseOverrides } from '../i18n/translator.ts';
import type { Fault } from './author-problem.ts';

/** The rules that read a page's configuration. Hand-written, because every page carries them, and for their messages. */

/** Returns the accepted value, or the fault. Of a value that is usable, `faults` are the parts that were left out. */
export type Rule<Value> = (raw: unknown) => { value: Value; faults?: readonly Fault[] } | { fault: Fault };

export type ValueOf<R> = R extends Rule<infer Value> ? Value : never;

export const text =
  (longest: number): Rule<string> =>
  (raw) => {
    const value = typeof raw === 'string' ? raw.trim() : '';
    return value !== '' && value.length <= longest ? { value } : { fault: ['text', raw, longest] };
  };

/** An `https://host/path` address, or a `/path` of the page's own origin. `//host` is refused. */
export const address: Rule<string> = (raw) => {
  const value = typeof raw === 'string' ? raw.trim() : '';
  // Browsers drop tabs and line breaks from an address, so `/\t/host` would become `//host`.
  const fits = value.length <= 500 && (/^https?:\/\/[^/\\\s]/i.test(value) || /^\/(?![/\\\s])/.test(value));
  return fits ? { value } : { fault: ['address', raw] };
};

/** An address that paths are appended to. Trailing slashes are removed. */
export const base: Rule<string> = (raw) => {
  const read = address(raw);
  return 'value' in read ? { value: read.value.replace(/\/+$/, '') } : read;
};

export const onOff: Rule<boolean> = (raw) => {
  if (raw === true || raw === 'true' || raw === '') return { value: true };
  return raw === false || raw === 'false' ? { value: false } : { fault: ['onOff', raw] };
};

export const record: Rule<Readonly<Record<string, unknown>>> = (raw) =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? { value: raw as Readonly<Record<string, unknown>> }
    : { fault: ['record', raw] };

/** True or false. Unlike `onOff` it takes no text, because the value is never an attribute's. */
export const boolean: Rule<boolean> = (raw) =>
  typeof raw === 'boolean' ? { value: raw } : { fault: ['onOff', raw] };

/** The keys and values are checked by `flags/flag-problems.ts`, which loads late. */
export const flags: Rule<'mock' | Readonly<Record<string, unknown>>> = (raw) =>
  raw === 'mock' || 'value' in record(raw)
    ? { value: raw as Record<string, unknown> | 'mock' }
    : { fault: ['flags', raw] };

/** Texts by message key. Those that can't replace ours are reported. */
export const texts: Rule<Readonly<Record<string, unknown>>> = (raw) => {
  const given = record(raw);
  return 'value' in given
    ? { ...given, faults: parseOverrides(raw).refused.map((key) => ['message', key]) }
    : given;
};

export const hosts: Rule<readonly string[]> = (raw) =>
  Array.isArray(raw) && raw.every((host) => 'value' in text(255)(host))
    ? { value: raw as readonly string[] }
    : { fault: ['hosts', raw] };

/** An object with the fields of `known`; those of `required` must be present. An unknown field is reported and left out. */
export const fields =
  <Value>(
    known: Readonly<Record<string, Rule<string>>>,
    required: readonly (keyof Value & string)[],
  ): Rule<Value> =>
  (raw) => {
    const { value, wrong, extra } = readParts(known, Object(raw) as object, required);
    return wrong[0] ? { fault: wrong[0] } : { value: value as Value, faults: extra };
  };

/** An object with any of the fields of `known`. A wrong or unknown field is reported and left out. */
export const options =
  <Known extends Readonly<Record<string, Rule<unknown>>>>(
    known: Known,
  ): Rule<{ readonly [Name in keyof Known]?: ValueOf<Known[Name]> }> =>
  (raw) => {
    const given = record(raw);
    if (!('value' in given)) return given;
    const { value, wrong, extra } = readParts(known, given.value);
    return { value: value as { [Name in keyof Known]?: ValueOf<Known[Name]> }, faults: [...wrong, ...extra] };
  };

const readParts = (
  known: Readonly<Record<string, Rule<unknown>>>,
  parts: object,
  required: readonly string[] = [],
) => {
  const value: Record<string, unknown> = {};
  const wrong: Fault[] = [];
  const extra: Fault[] = [];
  for (const name of new Set([...required, ...Object.keys(parts)])) {
    const read = Object.hasOwn(known, name)
      ? known[name]?.((parts as Record<string, unknown>)[name])
      : undefined;
    if (!read) extra.push(['extraPart', name, Object.keys(known)]);
    else if ('value' in read) {
      value[name] = read.value;
      extra.push(...(read.faults ?? []));
    } else wrong.push(['part', name, read.fault]);
  }
  return { value, wrong, extra };
};
