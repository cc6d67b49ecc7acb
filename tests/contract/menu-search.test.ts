import { describe, expect, it } from 'vitest';
import { navigationContent } from '../../demo-host/backend/content/seed/navigation.ts';
import { localeTable } from '../../src/core/locale/locale-table.ts';
import { EXTENDED_SETUPS, occ } from './checkout-setup.ts';

/* The menu's links to the search find products, in the language of each site. */

type Entry = { title: string; linkPath?: string | undefined; children?: readonly Entry[] | undefined };

/** Returns the words that the menu searches for. */
const soughtIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ linkPath = '', children = [] }) => {
    const [, query] = /search\.html\?text=([^&]*)/.exec(linkPath) ?? [];
    return [...(query === undefined ? [] : [decodeURIComponent(query)]), ...soughtIn(children)];
  });

describe.each(EXTENDED_SETUPS.slice(0, 1))('the search', (setup) => {
  it.each(localeTable.map((row) => [row.locale, row] as const))(
    'finds something for every link of the menu on %s [CRT-09]',
    async (locale, { baseSite, language }) => {
      const api = occ(setup);
      const sought = [...new Set(soughtIn(navigationContent(locale).menu as readonly Entry[]))];
      const nothing: string[] = [];
      for (const text of sought) {
        const { json } = await api.askRoot(
          'GET',
          `/headless/ecommerce/v2/products/search?query=${encodeURIComponent(text)}&lang=${language}&pageSize=1`,
          { headers: { 'X-Site-Id': baseSite } },
        );
        const { pagination } = json as { pagination?: { totalResults: number } };
        if (!pagination?.totalResults) nothing.push(text);
      }
      expect(nothing).toEqual([]);
    },
  );

  it.each([
    ['fr', 'caassessments', 'mémiore', 'mémoire'],
    ['fr', 'caassessments', 'memiore', 'mémoire'],
    ['fr', 'caassessments', 'lectrue', 'lecture'],
    ['nl', 'nlassessments', 'gehuegen', 'geheugen'],
    ['es', 'esassessments', 'memroia', 'memoria'],
  ])('in %s at %s offers for “%s” the word “%s” [CRT-09]', async (language, site, text, word) => {
    const api = occ(setup);
    const { json } = await api.askRoot(
      'GET',
      `/headless/ecommerce/v2/products/search?query=${encodeURIComponent(text)}&lang=${language}`,
      { headers: { 'X-Site-Id': site } },
    );
    expect(json).toMatchObject({ spellingSuggestion: { suggestion: word } });
  });

  it.each([
    ['fr', 'caassessments', 'lectu'],
    ['nl', 'nlassessments', 'leze'],
    ['es', 'esassessments', 'lectu'],
  ])('in %s at %s suggests assessments of reading for “%s” [CRT-09]', async (language, site, term) => {
    const api = occ(setup);
    const { json } = await api.askRoot(
      'GET',
      `/headless/ecommerce/v2/products/suggestions?term=${term}&lang=${language}`,
      { headers: { 'X-Site-Id': site } },
    );
    const { suggestions } = json as { suggestions: { value: string }[] };
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.some(({ value }) => value.includes('Reading'))).toBe(true);
  });
});
