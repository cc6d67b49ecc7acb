import { expect, it } from 'vitest';
import type { LoaderTable } from '../entries/loader-table.ts';
import { chunksOfPage } from './chunks-of-page.ts';

const table: LoaderTable = {
  shared: ['core-rel123', 'shop-rel123'],
  release: 'rel123',
  widgets: { cart: [1, 0, 1], banner: [0, 0], header: [0, 0], session: [0, 0] },
  contains: { header: ['banner'] },
  follows: {},
};

const files: Readonly<Record<string, string>> = {
  'core-rel123.js': 'import("./late-rel123.js")',
  'shop-rel123.js': 'import{a}from"./core-rel123.js";',
  'late-rel123.js': '',
  'cart-rel123.js': "import{a}from'./shop-rel123.js';import(`./dialog-rel123.js`)",
  'dialog-rel123.js': 'import("./cart-dialog.en-rel123.js");import("./cart-dialog.fr-rel123.js")',
  'unheard-rel123.js': '',
};
const read = (file: string): string => files[file] ?? '';
const of = (widgets: readonly string[], language?: string): string[] =>
  [...chunksOfPage(table, read, { widgets, language })].sort();

it('has what the widgets load at once and late, and what any page may load [EMB-01]', () => {
  expect(of(['assess-cart'], 'fr')).toEqual([
    'cart-dialog.fr-rel123.js',
    'cart-rel123.js',
    'cart.fr-rel123.js',
    'core-rel123.js',
    'dialog-rel123.js',
    'late-rel123.js',
    'session-rel123.js',
    'session.fr-rel123.js',
    'shop-rel123.js',
    'unheard-rel123.js',
  ]);
});

it('has the widgets inside a widget, and the words of all languages unless one is named [EMB-01]', () => {
  const chunks = of(['header']);
  expect(chunks).toContain('banner-rel123.js');
  expect(chunks.filter((file) => file.startsWith('banner.'))).toHaveLength(4);
  expect(chunks).not.toContain('cart-rel123.js');
});

it('refuses a widget or a language that does not exist [EMB-01]', () => {
  expect(() => of(['basket'])).toThrow('No widget "basket". There are: cart');
  expect(() => of(['cart'], 'de')).toThrow('No language "de". There are: en, fr, nl, es.');
});
