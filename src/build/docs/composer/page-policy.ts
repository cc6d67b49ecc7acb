import { addressOf, originOf, type ComposerState } from './composer-state.ts';

/** What a tag needs by directive: the names of settings. From the written table (`policy-table.ts`). */
export type PolicyNeeds = Readonly<Record<string, readonly string[]>>;

/** The sources of a content security policy, by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The settings whose services any widget asks where they are there. */
const ANYWHERE = ['identity'];

/**
 * Returns exactly what a page with this widget must allow. Of an address that is a path the source is `'self'`.
 * @param inline The hashes of inline scripts, such as `'sha256-…'`.
 */
export const policyOfPage = (
  state: ComposerState,
  needs: PolicyNeeds,
  inline: readonly string[] = [],
): Policy => {
  const sourceOf = (name: string): string[] => {
    const address = addressOf(state, name);
    return address === '' ? [] : [originOf(address) ?? "'self'"];
  };
  const files = sourceOf('base');
  const all: Record<string, string[]> = {
    'script-src': [...files, ...inline],
    'style-src': files,
    'connect-src': [...(needs['connect-src'] ?? []), ...ANYWHERE].flatMap(sourceOf),
  };
  for (const [directive, names] of Object.entries(needs))
    all[directive] = [...(all[directive] ?? []), ...names.flatMap(sourceOf)];
  return Object.fromEntries(
    Object.entries(all).flatMap(([directive, sources]) =>
      sources.length > 0 ? [[directive, [...new Set(sources)]]] : [],
    ),
  );
};

/** Returns a policy as a header has it, after what every careful page begins with. */
export const policyText = (policy: Policy): string =>
  Object.entries({ 'default-src': ["'self'"], ...policy, 'object-src': ["'none'"], 'base-uri': ["'none'"] })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Reads a policy as a browser does: the first directive of a name counts. A name of the header before it is no part of it. */
export const readPolicy = (text: string): Map<string, readonly string[]> => {
  const read = new Map<string, readonly string[]>();
  for (const part of text.replace(/^\s*content-security-policy(?:-report-only)?\s*:/i, '').split(/[;,]/)) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !read.has(name.toLowerCase())) read.set(name.toLowerCase(), sources);
  }
  return read;
};

/** What a policy lacks for one directive. `words` is a whole sentence. */
export type PolicyGap = { directive: string; missing: readonly string[]; words: string };

/** Returns what a policy lacks of what a page needs, by directive (EMB-12 d). */
export const judgePolicy = (text: string, needed: Policy): PolicyGap[] => {
  const given = readPolicy(text);
  return Object.entries(needed).flatMap(([directive, sources]) => {
    // No other directive stands in for this one.
    const name = given.has(directive) || directive === 'form-action' ? directive : 'default-src';
    const allowed = given.get(name);
    if (allowed === undefined) return [];
    const missing = sources.filter((source) => !allows(allowed, source, directive));
    if (missing.length === 0) return [];
    const why =
      name === directive
        ? `${directive} does not allow ${missing.join(' and ')}.`
        : `There is no ${directive}, so default-src decides, and it does not allow ${missing.join(' and ')}.`;
    const rest = name === directive ? missing : [...allowed.filter((one) => one !== "'none'"), ...missing];
    const remedy =
      name === directive
        ? `Add ${missing.length > 1 ? 'them' : 'it'}${allowed.includes("'none'") ? " in place of 'none'" : ''}.`
        : `Add: ${directive} ${rest.join(' ')}`;
    return [{ directive, missing, words: `${why} ${remedy}` }];
  });
};

const allows = (allowed: readonly string[], source: string, directive: string): boolean => {
  const wanted = allowed.map((one) => one.toLowerCase());
  if (source.startsWith("'sha")) return allowed.includes(source) || allowsInline(wanted);
  // A script that a nonce or a hash allows brings the others: then the page names no origins.
  if (directive === 'script-src' && wanted.includes("'strict-dynamic'")) return true;
  if (source === "'self'") return wanted.includes("'self'") || wanted.includes('*');
  return wanted.some((one) => matches(one, new URL(source)));
};

/** `'unsafe-inline'` allows every inline script, unless a nonce or a hash is there. */
const allowsInline = (wanted: readonly string[]): boolean =>
  wanted.includes("'unsafe-inline'") && !wanted.some((one) => /^'(?:nonce|sha\d+)-/.test(one));

/** Says whether a source of a policy allows an origin, by the rules of the standard for scheme, host and port. */
const matches = (source: string, { protocol, hostname, port }: URL): boolean => {
  if (source === '*') return /^https?:$/.test(protocol);
  if (/^[a-z][a-z\d+.-]*:$/.test(source))
    return source === protocol || (source === 'http:' && protocol === 'https:');
  const [, scheme, host = '', at] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([\w*.-]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  if (host === '') return false;
  const isScheme =
    scheme === undefined
      ? /^https?:$/.test(protocol)
      : scheme === protocol || (scheme === 'http:' && protocol === 'https:');
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === '*' || hostname === host;
  return isScheme && isHost && (at === '*' || (at ?? '') === port);
};
