import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import * as v from 'valibot';
import { checkoutContent } from '../../src/api/content/content.contract.ts';
import { getFooterContent } from '../../src/api/content/footer.contract.ts';
import { commerceCalls } from '../../src/build/contract/commerce-calls.ts';
import { contractFiles } from '../../src/build/contract/contract-files.ts';
import { readEventTypes } from '../../src/build/contract/event-types.ts';
import { contrast } from '../../src/build/tokens/contrast.ts';
import { PROMISED_PAIRS } from '../../src/build/tokens/promised-pairs.ts';
import { publicName, readTokens } from '../../src/build/tokens/read-tokens.ts';
import { resolveToken } from '../../src/build/tokens/resolve-token.ts';
import { widgets } from '../../src/widgets/registry.ts';

const readme = readFileSync('README.md', 'utf8');

/** Returns the lines of tables whose first cell is this. */
const rowsOf = (text: string, first: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(`| \`${first}\` |`));

/** Returns what the widget table leaves out of a tag: the tag itself, or attributes of its own. */
const unsaid = (text: string, tag: string, attributes: readonly string[]): string[] => {
  const [row] = rowsOf(text, `<${tag}>`);
  if (row === undefined) return [tag];
  return attributes.filter((name) => !row.includes(`\`${name}`));
};

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

/** Returns the README's example of this name, such as ```json checkout. */
const example = (name: string): unknown => {
  const [, text = ''] = new RegExp('```json ' + name + '\\n([\\s\\S]*?)```').exec(readme) ?? [];
  return JSON.parse(text);
};

describe('the README', () => {
  it('shows a footer and texts that are taken as they stand [SHL-05] [API-03]', () => {
    const footer = v.parse(getFooterContent.response, example('footer-content.json'));
    expect(footer.columns[0]?.columns[0]?.links).toEqual([{ text: 'Contact us', href: '/contact-us.html' }]);
    expect(footer.social).toHaveLength(1);
    const { data } = v.parse(checkoutContent.response, example('checkout'));
    expect(Object.keys(data.checkout.item)).toEqual(['quick-order.title']);
  });

  it('is found out when it lacks a tag or an attribute (planted) [EMB-07]', () => {
    const text = '| `<assess-a>` | what | `one` says, `two="x"` too |';
    expect(unsaid(text, 'assess-a', ['one', 'two'])).toEqual([]);
    expect(unsaid(text, 'assess-a', ['three'])).toEqual(['three']);
    expect(unsaid(text, 'assess-b', [])).toEqual(['assess-b']);
  });

  everyRow(widgets.map(({ tag, attributes }) => [tag, Object.keys(attributes)] as const))(
    'has %s with its attributes %j [EMB-07]',
    (tag, attributes) => {
      expect(unsaid(readme, tag, attributes)).toEqual([]);
    },
  );

  it('has every event that is sent, and shows every one that is taken [EMB-07]', () => {
    const { sent, taken } = readEventTypes();
    expect([...sent.keys()].filter((name) => rowsOf(readme, name).length !== 1)).toEqual([]);
    expect([...taken.keys()].filter((name) => !readme.includes(`new CustomEvent('${name}'`))).toEqual([]);
  });

  it('is found out when it names another call (planted) [API-07]', () => {
    expect(callsIn('| `GET`, `POST a/{b}`, `DELETE /c` with `If-Match` | what `PUT d` is |\n|---|')).toEqual([
      'GET a/{b}',
      'POST a/{b}',
      'DELETE /c',
    ]);
  });

  it('names each call of commerce, and none that no widget makes [API-07]', () => {
    const [, section = ''] = /## Connect your own commerce\n([^]*?)\n## /.exec(readme) ?? [];
    const asked = commerceCalls
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace('/users/{userId}/', '')}`)
      // The README names this call in a sentence, not in a table.
      .filter((call) => call !== 'GET /users/{userId}');
    expect(new Set(callsIn(section))).toEqual(new Set(asked));
  });

  it('shows a theme that is a whole brand and keeps every promised contrast [EMB-07]', () => {
    const [, example = ''] = /```css\n(\.store \{[^]*?)```/.exec(readme) ?? [];
    const theme = Object.fromEntries(
      [...example.matchAll(/(--assess-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
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

  it('says what each code of an error means [EMB-07]', () => {
    const [, list = ''] = /type AssessErrorCode =([^;]*);/.exec(readEventTypes().declarations) ?? [];
    const codes = [...list.matchAll(/'([\w.]+)'/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => rowsOf(readme, code).length !== 1)).toEqual([]);
  });

  it('names every file that is generated [EMB-07]', () => {
    const files = Object.keys(contractFiles(widgets, '1.2.3')).map((file) =>
      file.replace(/^aem\/.*/, 'aem/<tag>/*').replace(/^universal-editor\/.*/, 'universal-editor/*.json'),
    );
    expect(files.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
  });
});
