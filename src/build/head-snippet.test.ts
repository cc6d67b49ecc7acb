import { describe, expect, test } from 'vitest';
import type { LoaderTable } from '../entries/loader-table.ts';
import { headParts, headSnippet, type HeadPage } from './head-snippet.ts';

const table: LoaderTable = {
  shared: ['core-c0', 'react-r0', 'parts-p0'],
  release: 'r1',
  widgets: { 'mini-cart': [1, 0, 1], 'quick-order': [1, 0, 1, 2], header: [0, 0, 1] },
  contains: { header: ['mini-cart'] },
  follows: {},
};
const parts = headParts(table, 'start()');
const snippet = (page: Partial<HeadPage>) =>
  headSnippet(parts, { widgets: ['assess-mini-cart'], language: 'en', base: '/widgets/', ...page });
const hrefs = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);

describe('the head snippet', () => {
  test('hints all that a widget needs, its words in the page’s language, and starts its data [PERF-05]', () => {
    const text = snippet({ language: 'fr' });
    expect(hrefs(text)).toEqual([
      '/widgets/chunks/core-c0.js',
      '/widgets/chunks/react-r0.js',
      '/widgets/chunks/mini-cart-r1.js',
      '/widgets/chunks/mini-cart.fr-r1.js',
    ]);
    expect(text.endsWith('\n<script>start()</script>')).toBe(true);
  });

  test('names each file once for several widgets', () => {
    const all = hrefs(snippet({ widgets: ['mini-cart', 'quick-order'] }));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('/widgets/chunks/parts-p0.js');
  });

  test('hints what a widget draws inside itself too [PERF-05]', () => {
    expect(hrefs(snippet({ widgets: ['header'] }))).toContain('/widgets/chunks/mini-cart.en-r1.js');
  });

  test('hints what the checkout asks for once its code runs, in the page’s language, and nothing of it for others [PERF-13 part]', () => {
    const follows = {
      checkout: { code: ['Flow-r1'], en: ['words.en-x1'], fr: ['words.fr-x2'], nl: [], es: [] },
    };
    const widgets = { ...table.widgets, checkout: [0, 0] as const };
    const given = headParts({ ...table, widgets, follows }, 'start()');
    const of = (widget: string) =>
      hrefs(headSnippet(given, { widgets: [widget], language: 'fr', base: '/widgets/' })).map((href) =>
        href?.replace('/widgets/chunks/', ''),
      );
    expect(of('checkout')).toEqual([
      'core-c0.js',
      'checkout-r1.js',
      'checkout.fr-r1.js',
      'Flow-r1.js',
      'words.fr-x2.js',
    ]);
    expect(of('mini-cart').join(' ')).not.toContain('Flow');
  });

  test('names the customer’s reads of the checkout for its script, and none for other widgets [PERF-13 part]', () => {
    const given = headParts({ ...table, widgets: { ...table.widgets, checkout: [0, 0] } }, 'start()');
    const of = (widget: string) =>
      headSnippet(given, { widgets: [widget], language: 'en', base: '/widgets/' });
    expect(of('assess-checkout')).toContain(
      '<script data-reads="checkout accounts addresses">start()</script>',
    );
    expect(of('mini-cart')).not.toContain('data-reads');
  });

  test('carries the nonce on every tag, and nothing given can leave its attribute [EMB-06]', () => {
    const text = snippet({ nonce: 'a"><b', base: 'https://cdn.example/?a&b"' });
    expect(text).not.toContain('"><b');
    expect(text.match(/nonce="a&quot;>&lt;b"/g)).toHaveLength(5);
    expect(hrefs(text)[0]).toBe('https://cdn.example/?a&amp;b&quot;chunks/core-c0.js');
  });

  test.each(['nothing', '__proto__', 'constructor'])(
    'says which widgets there are when asked for %s',
    (name) => {
      expect(() => snippet({ widgets: [name] })).toThrow(
        `No widget "${name}". There are: mini-cart, quick-order, header.`,
      );
    },
  );

  test('tells the hash that a policy without a nonce allows the script by [EMB-06]', () => {
    expect(parts.scriptHash).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
  });
});
