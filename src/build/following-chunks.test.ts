import { describe, expect, test } from 'vitest';
import type { BuiltChunk } from './built-chunks.ts';
import { followingChunks } from './following-chunks.ts';

const chunk = (name: string, source: string, ...imports: readonly string[]): BuiltChunk => ({
  fileName: `chunks/${name}.js`,
  imports: imports.map((one) => `chunks/${one}.js`),
  moduleIds: [source],
});
const LANGUAGES = ['en', 'fr', 'nl', 'es'];
const chunks = [
  chunk('core-r1', '/site/src/core.ts'),
  chunk('checkout-r1', '/site/src/widgets/checkout/define.ts', 'core-r1'),
  chunk('Flow-r1', '/site/src/widgets/checkout/flow/Flow.tsx', 'query-x1', 'checkout-r1'),
  chunk('query-x1', '/site/src/api/query.ts', 'core-r1', 'Flow-r1'),
  ...LANGUAGES.map((language) =>
    chunk(`words.${language}-r1`, `\0messages:src/widgets/step/messages/${language}.json.js`),
  ),
];
const begun = new Set(['chunks/core-r1.js', 'chunks/checkout-r1.js']);
const parts = { code: ['src/widgets/checkout/flow/Flow.tsx'], words: ['src/widgets/step/messages'] };

describe('what a widget imports by itself [PERF-13 part]', () => {
  test('is its parts with all that they import, and their words in each language', () => {
    expect(followingChunks(chunks, parts, begun)).toEqual({
      code: ['Flow-r1', 'query-x1'],
      en: ['words.en-r1'],
      fr: ['words.fr-r1'],
      nl: ['words.nl-r1'],
      es: ['words.es-r1'],
    });
  });

  test('must be in the build: a part that was moved fails it by name', () => {
    expect(() => followingChunks(chunks, { code: ['src/gone.ts'], words: [] }, begun)).toThrow(
      'The build has no chunk that holds src/gone.ts.',
    );
  });
});
