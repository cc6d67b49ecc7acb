import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inLanguage, SPOKEN } from './spoken.ts';

const sources = globSync('demo-host/identity/trees/*.ts')
  .filter((file) => !/gallery/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('what the demo’s identity service says', () => {
  it('is said in three other languages, header by header and description by description [IDN-04 part]', () => {
    const said = [...sources.matchAll(/(?:header|HEADER|description|otherWay)(?::| =) '([^']+)'/g)].map(
      ([, text = '']) => text,
    );
    const inside = /A passkey without|Seen|That was all/;
    const shown = sources.matchAll(
      /(?:textOutputCallback|wayOutCallback)\(\s*'([^']+)'|'Send another code'/g,
    );
    said.push(...[...shown].map(([all, text = all.slice(1, -1)]) => text));
    const own = said.filter((text) => !inside.test(text));
    expect(own.length).toBeGreaterThan(20);
    for (const [language, words] of SPOKEN)
      expect(
        own.filter((text) => !Object.hasOwn(words, text)),
        language,
      ).toEqual([]);
    const [first, ...others] = [...SPOKEN.values()].map((words) => Object.keys(words));
    for (const other of others) expect(other).toEqual(first);
  });

  it('follows the page’s language, and is English for every other [IDN-04 part]', () => {
    const body = {
      authId: 'a',
      header: 'Your user name',
      callbacks: [{ output: [{ name: 'message', value: 'Your user name is $& mara.' }] }],
    };
    expect(inLanguage(body, 'nl-NL')).toMatchObject({
      header: 'Uw gebruikersnaam',
      callbacks: [{ output: [{ value: 'Uw gebruikersnaam is $& mara.' }] }],
    });
    expect(inLanguage(body, 'ja')).toBe(body);
    expect(inLanguage(body, undefined)).toBe(body);
    expect(inLanguage({ code: 401 }, 'fr')).toEqual({ code: 401 });
  });
});
