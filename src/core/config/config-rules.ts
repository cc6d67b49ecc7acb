/**
 * The rules that a page's configuration is read by. Hand-written, not a schema library's: every page carries this file, and
 * its messages are written for the page's author (EMB-08).
 */

/** A value that fits, or in words what is wrong with the one given. */
export type Rule<Value> = (raw: unknown) => { value: Value } | { wrong: string };

export const text =
  (longest: number): Rule<string> =>
  (raw) => {
    const value = typeof raw === 'string' ? raw.trim() : '';
    return value !== '' && value.length <= longest
      ? { value }
      : { wrong: `is not a text of 1 to ${longest} characters` };
  };

/** `https://host/path`, or `/path` for the page's own origin; `//host` is refused. */
export const base: Rule<string> = (raw) => {
  const value = typeof raw === 'string' ? raw.trim() : '';
  const fits = value.length <= 500 && (/^https?:\/\/[^/\\]/i.test(value) || /^\/(?![/\\])/.test(value));
  return fits
    ? { value: value.replace(/\/+$/, '') }
    : { wrong: 'is not an address: give https://host/path, or /path for this origin' };
};

export const onOff: Rule<boolean> = (raw) => {
  if (raw === true || raw === 'true' || raw === '') return { value: true };
  return raw === false || raw === 'false' ? { value: false } : { wrong: 'is neither true nor false' };
};

export const record: Rule<Readonly<Record<string, unknown>>> = (raw) =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? { value: raw as Readonly<Record<string, unknown>> }
    : { wrong: 'is not a JSON object' };

export const flags: Rule<'mock' | Readonly<Record<string, unknown>>> = (raw) =>
  raw === 'mock' || 'value' in record(raw)
    ? { value: raw as Record<string, unknown> | 'mock' }
    : { wrong: 'is neither "mock" nor a JSON object of flags by key' };

export const hosts: Rule<readonly string[]> = (raw) =>
  Array.isArray(raw) && raw.every((host) => 'value' in text(255)(host))
    ? { value: raw as readonly string[] }
    : { wrong: 'is not a list of host names' };

/** An object of these fields and no other; those of `required` must be there. */
export const fields =
  <Value>(
    known: Readonly<Record<string, Rule<string>>>,
    required: readonly (keyof Value & string)[],
  ): Rule<Value> =>
  (raw) => {
    const given = Object(raw) as Record<string, unknown>;
    const value: Record<string, string> = {};
    for (const name of new Set([...required, ...Object.keys(given)])) {
      const rule = Object.hasOwn(known, name) ? known[name] : undefined;
      if (rule === undefined) return { wrong: `has a ${name}, which is not part of it` };
      const read = rule(given[name]);
      if ('wrong' in read) return { wrong: `has a ${name} that ${read.wrong}` };
      value[name] = read.value;
    }
    return { value: value as Value };
  };
