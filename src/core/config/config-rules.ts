import type { Fault } from './author-problem.ts';

/**
 * The rules that read a page's configuration. They are hand-written because every page carries this file, and because their
 * messages are for the page's author (EMB-08).
 */

/** Returns the accepted value, or the fault. Returns both when the value is usable but a part of it was left out. */
export type Rule<Value> = (raw: unknown) => { value: Value; fault?: Fault } | { fault: Fault };

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

export const flags: Rule<'mock' | Readonly<Record<string, unknown>>> = (raw) =>
  raw === 'mock' || 'value' in record(raw)
    ? { value: raw as Record<string, unknown> | 'mock' }
    : { fault: ['flags', raw] };

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
    const parts = Object(raw) as Record<string, unknown>;
    const value: Record<string, string> = {};
    let fault: Fault | undefined;
    for (const name of new Set([...required, ...Object.keys(parts)])) {
      const read = Object.hasOwn(known, name) ? known[name]?.(parts[name]) : undefined;
      if (!read) fault = ['extraPart', name];
      else if ('value' in read) value[name] = read.value;
      else return { fault: ['part', name, read.fault] };
    }
    return { value: value as Value, ...(fault && { fault }) };
  };
