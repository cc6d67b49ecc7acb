import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { expect, test } from './fixtures.ts';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const BROWSERS = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' } as const;
type Browser = keyof typeof BROWSERS;
const KEYS = Object.keys(BROWSERS) as Browser[];

type Feature = {
  /** What the shipped files contain if they use it. */
  pattern: RegExp;
  /** Where the data has its versions. */
  path: string;
  /** What happens without it. Such a feature excludes no browser. */
  without?: string;
};

const js = (name: string) => `javascript/builtins/${name}`;

/** What the shipped files use that browsers of the last five years did not all have. */
const FEATURES: readonly Feature[] = [
  { pattern: /\.toSorted\(/, path: js('Array/toSorted') },
  { pattern: /\.toReversed\(/, path: js('Array/toReversed') },
  { pattern: /\.findLast\(/, path: js('Array/findLast') },
  { pattern: /Promise\.withResolvers/, path: js('Promise/withResolvers') },
  { pattern: /\.toWellFormed\(/, path: js('String/toWellFormed') },
  { pattern: /Intl\.Segmenter/, path: js('Intl/Segmenter') },
  { pattern: /URL\.canParse/, path: 'api/URL/canParse_static' },
  { pattern: /AbortSignal\.timeout/, path: 'api/AbortSignal/timeout_static' },
  { pattern: /structuredClone/, path: 'api/structuredClone' },
  { pattern: /\.checkVisibility\(/, path: 'api/Element/checkVisibility' },
  { pattern: /randomUUID/, path: 'api/Crypto/randomUUID' },
  { pattern: /\.showPopover/, path: 'api/HTMLElement/showPopover' },
  { pattern: /:popover-open/, path: 'css/selectors/popover-open' },
  { pattern: /new CSSStyleSheet/, path: 'api/CSSStyleSheet/CSSStyleSheet' },
  { pattern: /adoptedStyleSheets/, path: 'api/ShadowRoot/adoptedStyleSheets' },
  { pattern: /@scope/, path: 'css/at-rules/scope' },
  { pattern: /light-dark\(/, path: 'css/types/color/light-dark' },
  { pattern: /color-mix\(/, path: 'css/types/color/color-mix' },
  { pattern: /@container/, path: 'css/at-rules/container' },
  { pattern: /@layer/, path: 'css/at-rules/layer' },
  { pattern: /:has\(/, path: 'css/selectors/has' },
  { pattern: /:dir\(/, path: 'css/selectors/dir' },
  { pattern: /\ddvh/, path: 'css/types/length/viewport_percentage_units_dynamic' },
  { pattern: /@property/, path: 'css/at-rules/property' },
  { pattern: /\.moveBefore\(/, path: 'api/Element/moveBefore', without: 'the element is appended' },
  {
    pattern: /requestIdleCallback\(/,
    path: 'api/Window/requestIdleCallback',
    without: 'a timer starts the rest',
  },
  {
    pattern: /trustedTypes/,
    path: 'api/TrustedTypePolicyFactory',
    without: 'the text is purified all the same',
  },
  {
    pattern: /@starting-style/,
    path: 'css/at-rules/starting-style',
    without: 'it appears without a transition',
  },
  {
    pattern: /anchor-name/,
    path: 'css/properties/anchor-name',
    without: 'a script places what opens',
  },
  { pattern: /text-wrap/, path: 'css/properties/text-wrap', without: 'lines break as they fall' },
];

/**
 * Returns the version from which a browser has a feature until today. What it had in part before does not count.
 * Undefined if it has never had it.
 */
const firstWith = ({ path }: Feature, browser: Browser): number | undefined => {
  let at: unknown = data;
  for (const key of path.split('/')) at = (at as Record<string, unknown> | undefined)?.[key];
  const support = (at as Identifier | undefined)?.__compat?.support[browser];
  if (support === undefined) throw new Error(`The data has no ${path}.`);
  const versions = [support]
    .flat()
    .filter((each: SimpleSupportStatement) => each.flags === undefined && !each.version_removed)
    .map(({ version_added: version }: SimpleSupportStatement) => Number.parseFloat(String(version)));
  const known = versions.filter((version) => !Number.isNaN(version));
  return known.length === 0 ? undefined : Math.min(...known);
};

/** The last major version but one that the data knows as current. */
const lastButOne = (browser: Browser): number => {
  const majors = Object.entries(data.browsers[browser].releases)
    .filter(([, { status }]) => status === 'current')
    .map(([version]) => Number.parseInt(version, 10));
  return Math.max(...majors) - 1;
};

const shipped = (): string =>
  readdirSync('dist/site', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => readFileSync(`dist/site/${file}`, 'utf8'))
    .join('\n');

const needed = FEATURES.filter(({ without }) => without === undefined);

test('every feature in the list is in the shipped files, so that the list says what is used [EMB-17 part]', () => {
  const text = shipped();
  expect(FEATURES.filter(({ pattern }) => !pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

test('what has no fallback is in the last two major versions of the four browsers [EMB-17 part]', () => {
  const missing = needed.flatMap((feature) =>
    KEYS.filter((browser) => Math.floor(firstWith(feature, browser) ?? Infinity) > lastButOne(browser)).map(
      (browser) => `${BROWSERS[browser]} ${lastButOne(browser)}: ${feature.path}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('nothing is shown only by a rule that Firefox does not apply in a scope, although it says that it knows it [EMB-17 part] [CHK-01 f part]', () => {
  expect(shipped()).not.toMatch(/::details-content/);
});

test('the documentation names the oldest versions that have everything without a fallback [EMB-17 part]', () => {
  const oldest = KEYS.map((browser) => {
    const versions = needed.map((feature) => firstWith(feature, browser) ?? Infinity);
    return `${BROWSERS[browser]} ${Math.max(...versions)}`;
  });
  const words = readFileSync('docs/pages/integrators/browsers.md', 'utf8').replace(/\s+/g, ' ');
  const told = /Older versions than .*?(?= lack )/.exec(words)?.[0];
  expect(told).toBe(`Older versions than ${oldest.slice(0, 3).join(', ')} and ${oldest[3]}`);
});
