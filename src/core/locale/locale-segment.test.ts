import { describe, expect, it } from 'vitest';
import { localeRow, type Locale } from './locale-table.ts';
import { needsLocaleSegment } from './routes.ts';

describe('a link to a page of the regional site', () => {
  it.each<[Locale, string, boolean]>([
    ['en-us', 'shop.localhost', true],
    ['nl-nl', 'preview.example.org', true],
    ['nl-nl', 'store.example.com', true],
    ['en-ca', 'store.example.ca', true],
    ['fr-ca', 'store.example.ca', true],
    ['en-nz', 'store.example.com.au', true],
    ['zh-sg', 'store.example.asia', true],
    ['en-us', 'store.example.com', false],
    ['en-gb', 'store.example.co.uk', false],
    ['nl-nl', 'store.example.nl', false],
  ])('of %s on %s has the locale in front: %s [LOC-06 part]', (locale, hostname, expected) => {
    expect(needsLocaleSegment(localeRow(locale), hostname)).toBe(expected);
  });
});
