import { allows, parsePolicies, type ContentPolicy, type Directive } from '../../../doctor/content-policy.ts';
import { addressOf, originOf, type ComposerState } from './composer-state.ts';

/** What a tag needs by directive: the names of settings. From the written table (`write-composer.ts`). */
export type PolicyNeeds = Readonly<Record<string, readonly string[]>>;

/** The sources of a content security policy, by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

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
  // Where visitors sign in, any widget asks about the session, and commerce about who it is.
  const session = addressOf(state, 'identity') === '' ? [] : ['identity', 'commerceBase'];
  const all: Record<string, string[]> = {
    'script-src': [...files, ...inline],
    'style-src': files,
    'connect-src': [...(needs['connect-src'] ?? []), ...session].flatMap(sourceOf),
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

/** What a policy lacks for one directive. `words` is a whole sentence. */
export type PolicyGap = { directive: string; missing: readonly string[]; words: string };

/** Returns what a policy lacks of what a page needs, by directive (EMB-12 d). The name of the header may stand before it. */
export const judgePolicy = (text: string, needed: Policy): PolicyGap[] =>
  parsePolicies(text.replace(/^\s*content-security-policy(?:-report-only)?\s*:/i, ''), 1).flatMap((policy) =>
    Object.entries(needed).flatMap(([directive, sources]) => gapOf(policy, directive as Directive, sources)),
  );

/** The directives that stand in for one, in their order. */
const standIns = (directive: Directive): string[] => {
  if (directive === 'form-action') return [directive];
  return [`${directive}-elem`, directive, ...(directive === 'frame-src' ? ['child-src'] : []), 'default-src'];
};

const gapOf = (policy: ContentPolicy, directive: Directive, sources: readonly string[]): PolicyGap[] => {
  const name = standIns(directive).find((one) => policy.directives.has(one));
  const missing = sources.filter((source) => !allowsSource(policy, directive, source));
  if (name === undefined || missing.length === 0) return [];
  const given = policy.directives.get(name) ?? [];
  const lacks = `does not allow ${missing.join(' and ')}`;
  if (name === 'default-src') {
    const all = [...given.filter((one) => one !== "'none'"), ...missing].join(' ');
    const words = `There is no ${directive}, so default-src decides, and it ${lacks}. Add: ${directive} ${all}`;
    return [{ directive, missing, words }];
  }
  const place = given.includes("'none'") ? " in place of 'none'" : '';
  return [
    { directive, missing, words: `${name} ${lacks}. Add ${missing.length > 1 ? 'them' : 'it'}${place}.` },
  ];
};

/** Stands for the page, whose own address the composer does not know. */
const PAGE = new URL('https://page.invalid/');

const allowsSource = (policy: ContentPolicy, directive: Directive, source: string): boolean => {
  const name = standIns(directive).find((one) => policy.directives.has(one)) ?? '';
  const given = policy.directives.get(name) ?? [];
  if (source.startsWith("'sha")) return given.includes(source) || allowsInline(given);
  // A script that a nonce or a hash allows brings the others: then the page names no origins.
  if (directive === 'script-src' && given.includes("'strict-dynamic'")) return true;
  return allows(policy, directive, { url: source === "'self'" ? PAGE : new URL(source), page: PAGE });
};

/** `'unsafe-inline'` allows every inline script, unless a nonce or a hash is there. */
const allowsInline = (given: readonly string[]): boolean =>
  given.includes("'unsafe-inline'") && !given.some((one) => /^'(?:nonce|sha\d+)-/.test(one));
