/**
 * The rules that a page's configuration is read by. Hand-written, not a schema library's: every page carries this file, and
 * its messages are written for the page's author (EMB-08).
 */

/** A value that fits, what is wrong with the one given in words, or both where only a part of it was left out. */
export type Rule<Value> = (raw: unknown) => { value: Value; wrong?: string } | { wrong: string };

const refused = (what: string, raw: unknown) => ({
  wrong: `${what}; it is ${JSON.stringify(raw)?.slice(0, 80)}`,
});

export const text =
  (longest: number): Rule<string> =>
  (raw) => {
    const value = typeof raw === 'string' ? raw.trim() : '';
    return value !== '' && value.length <= longest
      ? { value }
      : refused(`is not a text of 1 to ${longest} characters`, raw);
  };

/** `https://host/path`, or `/path` for the page's own origin; `//host` is refused. */
export const address: Rule<string> = (raw) => {
  const value = typeof raw === 'string' ? raw.trim() : '';
  // Browsers leave out a tab or a line's end, so that `/\t/host` would be `//host`.
  const fits = value.length <= 500 && (/^https?:\/\/[^/\\\s]/i.test(value) || /^\/(?![/\\\s])/.test(value));
  return fits
    ? { value }
    : refused('is not an address: give https://host/path, or /path for this origin', raw);
};

/** An address that paths are put behind. */
export const base: Rule<string> = (raw) => {
  const read = address(raw);
  return 'value' in read ? { value: read.value.replace(/\/+$/, '') } : read;
};

export const onOff: Rule<boolean> = (raw) => {
  if (raw === true || raw === 'true' || raw === '') return { value: true };
  return raw === false || raw === 'false' ? { value: false } : refused('is neither true nor false', raw);
};

export const record: Rule<Readonly<Record<string, unknown>>> = (raw) =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? { value: raw as Readonly<Record<string, unknown>> }
    : refused('is not a JSON object', raw);

export const flags: Rule<'mock' | Readonly<Record<string, unknown>>> = (raw) =>
  raw === 'mock' || 'value' in record(raw)
    ? { value: raw as Record<string, unknown> | 'mock' }
    : refused('is neither "mock" nor a JSON object of flags by key', raw);

export const hosts: Rule<readonly string[]> = (raw) =>
  Array.isArray(raw) && raw.every((host) => 'value' in text(255)(host))
    ? { value: raw as readonly string[] }
    : refused('is not a list of host names', raw);

/** An object of these fields; those of `required` must be there. A field of another name is told and left out. */
export const fields =
  <Value>(
    known: Readonly<Record<string, Rule<string>>>,
    required: readonly (keyof Value & string)[],
  ): Rule<Value> =>
  (raw) => {
    const parts = Object(raw) as Record<string, unknown>;
    const value: Record<string, string> = {};
    let wrong: string | undefined;
    for (const name of new Set([...required, ...Object.keys(parts)])) {
      const read = Object.hasOwn(known, name) ? known[name]?.(parts[name]) : undefined;
      if (!read) wrong = `has a ${name}, which is not part of it`;
      else if ('value' in read) value[name] = read.value;
      else return { wrong: `has a ${name} that ${read.wrong}` };
    }
    return { value: value as Value, ...(wrong !== undefined && { wrong }) };
  };
