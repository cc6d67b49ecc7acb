import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SEEDED_CASES, SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { everyRow } from '../support/every-row.ts';
import * as v from 'valibot';
import { checkoutContent } from '../../src/api/content/content.contract.ts';
import { getFooterContent } from '../../src/api/content/footer.contract.ts';
import { commerceCalls } from '../../docs/build/commerce/commerce-calls.ts';
import { flagDefaults } from '../../src/core/flags/flag-table.ts';
import { contractFiles } from '../../src/build/contract/contract-files.ts';
import { readEventTypes } from '../../src/build/contract/event-types.ts';
import { statesOf } from '../../docs/composer/composer-state.ts';
import { changesPage } from '../../docs/build/changes-page.ts';
import { errorCodes } from '../../docs/build/error-codes.ts';
import { plain, words } from '../../docs/build/page.ts';
import { policyOf } from '../../docs/build/policy-table.ts';
import { referencePages } from '../../docs/build/reference-pages.ts';
import { PROMISED_PAIRS, contrast } from '../support/promised-pairs.ts';
import { publicName, readTokens } from '../../src/build/tokens/read-tokens.ts';
import { resolveToken } from '../../src/build/tokens/css-value.ts';
import { widgets } from '../../src/widgets/widget-list.ts';

const PAGES = 'docs/pages';
const page = (name: string): string => readFileSync(`${PAGES}/${name}.md`, 'utf8');
const generated = referencePages(widgets, '1.2.3');
const of = (path: string): string => generated[path] ?? '';

/** Returns the calls that the first cells of a section's tables name: "`GET`, `POST a/b`" names two. */
const callsIn = (section: string): string[] =>
  section.split('\n').flatMap((line) => {
    const [, cell = ''] = /^\| (.*?) \|/.exec(line) ?? [];
    let verbs: string[] = [];
    return [...cell.matchAll(/`([A-Z]+)(?: ([^` ]+))?`/g)].flatMap(([, verb = '', path]) => {
      verbs.push(verb);
      if (path === undefined) return [];
      const named = verbs.map((one) => `${one} ${path}`);
      verbs = [];
      return named;
    });
  });

/** Returns the example of this name in a page, such as ```json checkout. */
const example = (text: string, name: string): unknown => {
  const [, json = ''] = new RegExp('```json ' + name + '\\n([\\s\\S]*?)```').exec(text) ?? [];
  return JSON.parse(json);
};

/** How many words a page has, without what is looked up rather than read: tables, code and lists of texts. */
const wordsToRead = (text: string): number =>
  text
    .replaceAll(/```[^]*?```/g, '')
    .split('\n')
    .filter((line) => !/^(?:\||- `(?:en|fr|nl|es)` )/.test(line))
    .join(' ')
    .split(/\s+/).length;

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('fits on three screens [EMB-15 f]', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('leads to files that exist [EMB-15 f]', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});

describe('a page of the documentation', () => {
  const written = globSync(`${PAGES}/**/*.md`).map((file) => [file, readFileSync(file, 'utf8')] as const);

  it('is read in ten minutes: no page has more than 2,300 words beside its tables [EMB-15 part]', () => {
    const all = [...written, ...Object.entries(generated)];
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([, text]) => wordsToRead(text) > 2300).map(([file]) => file)).toEqual([]);
  });

  it('has JSON that can be read [EMB-15 e part]', () => {
    const blocks = [...written, ...Object.entries(generated)].flatMap(([file, text]) =>
      [...text.matchAll(/^ *```json[^\n]*\n([^]*?)```/gm)].map(([, json = '']) => ({ file, json })),
    );
    expect(blocks.length).toBeGreaterThan(5);
    for (const { file, json } of blocks) expect(() => JSON.parse(json) as unknown, file).not.toThrow();
  });

  it('takes words of a contract as they stand [EMB-15 part]', () => {
    expect(plain('a_b *c* <d> [e] | {f}')).toBe(String.raw`a\_b \*c\* &lt;d> \[e\] \| {f}`);
    expect(words('Needed by <assess-cart>, not `a < b`.')).toBe('Needed by `<assess-cart>`, not `a < b`.');
  });

  it('tells for an upgrade what is new in a version, and nothing of the first one [EMB-15 part]', () => {
    const first = '## 0.1.0\n\n### Loader and embedding\n\n- One script.\n';
    const { body } = changesPage(`# Changelog\n\n## 0.2.0\n\n### New\n\n- Quick order: lists.\n\n${first}`);
    expect(body).toContain('## 0.2.0\n\n### New\n\n- Quick order: lists.');
    expect(body).toMatch(/## 0\.1\.0\n\nThe first version\.[^\n]+$/);
    expect(body).not.toContain('Loader and embedding');
  });

  it('says of a tag what a policy must allow, and nothing of another tag [EMB-15 a part]', () => {
    const table =
      '| `<assess-a>`, `<assess-b>`; `frame-src`: `payment` | `commerceBase` | |\n| `<assess-c>` | | |';
    expect(policyOf('assess-b', table)).toContain(
      '- `connect-src`: `commerceBase`\n- `frame-src`: `payment`',
    );
    expect(policyOf('assess-c', table)).not.toContain('connect-src');
  });
});

describe('the documentation', () => {
  it('shows a footer and texts that are taken as they stand [SHL-05] [API-03]', () => {
    const footer = v.parse(
      getFooterContent.response,
      example(page('services/content'), 'footer-content.json'),
    );
    expect(footer.columns[0]?.columns[0]?.links).toEqual([{ text: 'Contact us', href: '/contact-us.html' }]);
    expect(footer.social).toHaveLength(1);
    const { data } = v.parse(checkoutContent.response, example(page('services/content'), 'checkout'));
    expect(Object.keys(data.checkout.item)).toEqual(['quick-order.title']);
  });

  everyRow(widgets.map((widget) => [widget.tag.replace('assess-', ''), widget] as const))(
    'has a page for %s with its attributes, live in the composer’s preview, and its states to choose [EMB-07] [EMB-15 a part]',
    (name, widget) => {
      const text = of(`reference/widgets/${name}`);
      expect(text).toContain(`<iframe title="${widget.tag}, live"`);
      expect(text).toContain(`href="/docs/composer/#widget=${name}"`);
      expect(statesOf(widget).filter((state) => !text.includes(`<option value="${state}">`))).toEqual([]);
      const attributes = Object.keys(widget.attributes);
      expect(attributes.filter((attribute) => !text.includes(`| \`${attribute}\` |`))).toEqual([]);
    },
  );

  it('has every event that is sent, and shows every one that is taken [EMB-07] [EMB-15 b part]', () => {
    const { sent, taken } = readEventTypes();
    const events = of('reference/events');
    expect([...sent.keys(), ...taken.keys()].filter((name) => !events.includes(`### \`${name}\``))).toEqual(
      [],
    );
    const shown = page('integrators/events') + page('integrators/analytics');
    expect([...taken.keys()].filter((name) => !shown.includes(`new CustomEvent('${name}'`))).toEqual([]);
  });

  it('has every message key with its four texts [EMB-15 b part]', () => {
    const lines = new Set(
      Object.entries(generated)
        .filter(([path]) => path.startsWith('reference/messages/'))
        .flatMap(([, text]) => text.split('\n')),
    );
    const files = globSync('src/widgets/**/messages/*.json');
    expect(files.length).toBeGreaterThan(100);
    const missing = files.flatMap((file) => {
      const language = basename(file, '.json');
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return Object.entries(texts).filter(
        ([key, text]) =>
          !lines.has(`## \`${key}\``) ||
          !lines.has(`- \`${language}\` <span lang="${language}">${plain(text)}</span>`),
      );
    });
    expect(missing).toEqual([]);
  });

  it('has every flag with its default and its effect, and every setting [EMB-15 b part]', () => {
    const rows = of('reference/flags')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const flags = Object.keys(flagDefaults());
    expect(rows.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(flags);
    expect(rows.filter((row) => /\| +\|$/.test(row))).toEqual([]);
    expect(of('reference/settings')).toContain('| `commerceBase` | Required.');
  });

  it('is found out when it names another call (planted) [API-07]', () => {
    expect(callsIn('| `GET`, `POST a/{b}`, `DELETE /c` with `If-Match` | what `PUT d` is |\n|---|')).toEqual([
      'GET a/{b}',
      'POST a/{b}',
      'DELETE /c',
    ]);
  });

  it('names each call of commerce, and none that no widget makes [API-07]', () => {
    const section = page('services/commerce') + page('services/checkout-calls');
    const asked = commerceCalls
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace('/users/{userId}/', '')}`)
      // The page names this call in a sentence, not in a table.
      .filter((call) => call !== 'GET /users/{userId}');
    expect(new Set(callsIn(section))).toEqual(new Set(asked));
  });

  it('shows a theme that is a whole brand and keeps every promised contrast [EMB-07]', () => {
    const [, css = ''] = /```css\n(\.store \{[^]*?)```/.exec(page('integrators/theme')) ?? [];
    const theme = Object.fromEntries(
      [...css.matchAll(/(--assess-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const tokens = readTokens();
    const accents = tokens.filter(({ path }) => path[1] === 'accent').map((token) => publicName(token));
    expect(accents.length).toBeGreaterThan(4);
    expect(accents.filter((name) => !(name in theme))).toEqual([]);
    const broken = (['light', 'dark'] as const).flatMap((mode) => {
      const colour = (name: string) => resolveToken(tokens, ['color', name], mode, theme);
      return PROMISED_PAIRS.filter(([ink, ground, least]) => contrast(colour(ink), colour(ground)) < least);
    });
    expect(broken).toEqual([]);
  });

  it('says what each code of an error means and what to do about it [EMB-07] [EMB-15 b part]', () => {
    const [, list = ''] = /type AssessErrorCode =([^;]*);/.exec(readEventTypes().declarations) ?? [];
    const codes = [...list.matchAll(/'([\w.]+)'/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(5);
    expect(Object.keys(errorCodes).toSorted()).toEqual(codes.toSorted());
    expect(Object.values(errorCodes).filter(({ remedy }) => remedy.length === 0)).toEqual([]);
  });

  it('names every customer of the demo with what they show, and their password [EMB-15 part]', () => {
    const text = page('start/test-data');
    expect(text).toContain(`\`${SEEDED_PASSWORD}\``);
    expect(SEEDED_CASES.filter(([name, shows]) => !text.includes(`| \`${name}\` | ${shows} |`))).toEqual([]);
  });

  it('names every file that is generated [EMB-07]', () => {
    const files = ['openapi.json', ...Object.keys(contractFiles(widgets, '1.2.3'))].map((file) =>
      file.replace(/^aem\/.*/, 'aem/<tag>/*').replace(/^universal-editor\/.*/, 'universal-editor/*.json'),
    );
    expect(files.filter((file) => !page('integrators/types-and-editors').includes(`\`${file}\``))).toEqual(
      [],
    );
  });
});
