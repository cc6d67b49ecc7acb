import {
  allows,
  parsePolicies,
  type ContentPolicy,
  type Directive,
} from '../../src/doctor/content-policy.ts';
import { addressOf, originOf, type ComposerState } from './composer-state.ts';
import type { WayId } from './copies.ts';

/** What a tag needs by directive: the names of settings. From the written table (`write-composer.ts`). */
export type PolicyNeeds = Readonly<Record<string, readonly string[]>>;

/** The sources of a content security policy, by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The ways in which the widget is a part of the application's own bundle. */
const BUNDLED: readonly WayId[] = ['npm', 'react', 'vue'];

/** Returns for which page the policy of a way is. */
export const policySays = (way: WayId): string => {
  if (BUNDLED.includes(way))
    return 'What an application needs that serves its own bundle with the widget in it, and nothing more.';
  return way === 'html'
    ? 'What the HTML above needs, and nothing more. The hash is that of the import map as it stands there; without it take a nonce.'
    : 'What a page of this CMS needs that loads the loader of the widgets from their files, and nothing more. If it also has the import map of the HTML, add the hash that is shown for HTML.';
};

/**
 * Returns exactly what a page with this widget must allow. Of an address that is a path the source is `'self'`.
 * @param inline The hashes of inline scripts, such as `'sha256-…'`.
 */
export const policyOfPage = (
  state: ComposerState,
  needs: PolicyNeeds,
  way: WayId,
  inline: readonly string[] = [],
): Policy => {
  const sourceOf = (name: string): string[] => {
    const address = addressOf(state, name);
    return address === '' ? [] : [originOf(address) ?? "'self'"];
  };
  const files = BUNDLED.includes(way) ? ["'self'"] : sourceOf('base');
  // What any widget asks where the page has it. Where visitors sign in, commerce is asked who it is.
  const anywhere = ['content', 'store', 'geo', 'identity'];
  if (addressOf(state, 'identity') !== '') anywhere.push('commerceBase');
  const all: Record<string, string[]> = {
    'script-src': [...files, ...(way === 'html' ? inline : [])],
    'style-src': files,
    'connect-src': [...(needs['connect-src'] ?? []), ...anywhere].flatMap(sourceOf),
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

/** What a policy lacks for one directive. `words` are whole sentences. If nothing is missing, they say what to do all the same. */
export type PolicyGap = { directive: string; missing: readonly string[]; words: string };

/** Returns the policies of a text. The name of the header may stand before them. What has no known directive is none. */
const policiesIn = (text: string): ContentPolicy[] =>
  parsePolicies(text.replace(/^\s*content-security-policy(?:-report-only)?\s*:/i, ''), 1).filter(
    ({ directives }) => [...directives.keys()].some((name) => DIRECTIVE.test(name)),
  );

/** The directives of a policy. Source: W3C CSP 3 and the specifications that extend it. */
const DIRECTIVE =
  /^(?:(?:default|connect|img|font|media|object|frame|child|worker|manifest|prefetch|fenced-frame)-src|(?:script|style)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|sandbox|report-(?:uri|to)|upgrade-insecure-requests|block-all-mixed-content|require-trusted-types-for|trusted-types)$/;

/** Returns whether a text is a content security policy. */
export const isPolicy = (text: string): boolean => policiesIn(text).length > 0;

/** Returns what a policy lacks of what a page needs, by directive (EMB-12 d), and where its nonce must stand. */
export const judgePolicy = (text: string, needed: Policy): PolicyGap[] =>
  policiesIn(text).flatMap((policy) =>
    Object.entries(needed).flatMap(([directive, sources]) => gapOf(policy, directive as Directive, sources)),
  );

/** The directives that stand in for one, in their order. */
const standIns = (directive: Directive): string[] => {
  if (directive === 'form-action') return [directive];
  return [`${directive}-elem`, directive, ...(directive === 'frame-src' ? ['child-src'] : []), 'default-src'];
};

const gapOf = (policy: ContentPolicy, directive: Directive, sources: readonly string[]): PolicyGap[] => {
  const name = standIns(directive).find((one) => policy.directives.has(one));
  if (name === undefined) return [];
  const given = policy.directives.get(name) ?? [];
  const missing = sources.filter((source) => !allowsSource(policy, directive, source));
  if (directive === 'script-src' && given.includes("'strict-dynamic'")) return nonceGap(name, given);
  if (directive === 'script-src' && given.some(isNonce) && missing.length === 0)
    return [{ directive, missing, words: NONCE }];
  if (missing.length === 0) return [];
  const lacks = `does not allow ${missing.join(' and ')}`;
  if (name === 'default-src') {
    const all = [...given.filter((one) => one !== "'none'"), ...missing].join(' ');
    const words = `There is no ${directive}, so default-src decides, and it ${lacks}. Add: ${directive} ${all}`;
    return [{ directive, missing, words }];
  }
  const place = given.includes("'none'") ? " in place of 'none'" : '';
  const nonce = directive === 'script-src' && given.some(isNonce) ? ` ${NONCE}` : '';
  const words = `${name} ${lacks}. Add ${missing.length > 1 ? 'them' : 'it'}${place}.${nonce}`;
  return [{ directive, missing, words }];
};

const NONCE = 'Put the nonce on the script tag.';

const isNonce = (source: string): boolean => source.startsWith("'nonce-");

/** With `'strict-dynamic'` a browser passes over origins: only a nonce starts the scripts. */
const nonceGap = (name: string, given: readonly string[]): PolicyGap[] =>
  given.some(isNonce)
    ? [{ directive: 'script-src', missing: [], words: `${name} has 'strict-dynamic'. ${NONCE}` }]
    : [
        {
          directive: 'script-src',
          missing: ["'nonce-…'"],
          words: `${name} has 'strict-dynamic', so no origin counts. Add a nonce. ${NONCE}`,
        },
      ];

/** Stands for the page, whose own address the composer does not know. */
const PAGE = new URL('https://page.invalid/');

const allowsSource = (policy: ContentPolicy, directive: Directive, source: string): boolean => {
  const name = standIns(directive).find((one) => policy.directives.has(one)) ?? '';
  const given = policy.directives.get(name) ?? [];
  // The import map can have the nonce too.
  if (source.startsWith("'sha")) return given.includes(source) || given.some(isNonce) || allowsInline(given);
  return allows(policy, directive, { url: source === "'self'" ? PAGE : new URL(source), page: PAGE });
};

/** `'unsafe-inline'` allows every inline script, unless a hash is there. */
const allowsInline = (given: readonly string[]): boolean =>
  given.includes("'unsafe-inline'") && !given.some((one) => /^'sha\d+-/.test(one));
