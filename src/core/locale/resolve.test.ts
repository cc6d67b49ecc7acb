import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { localeTable } from './locale-table.ts';
import { resolveLocale, rowsOfHost } from './resolve.ts';

const servedOn = (host: string) => rowsOfHost(host).map((row) => row.locale);
const everything = localeTable.map((row) => row.locale);

describe('the locales of a host', () => {
  everyRow([
    'evilca',
    'ca',
    'store.ca.evil.test',
    'store.example.notca',
    'store.example.evilcom',
    'example.uk',
    'example.au',
    'localhost',
    'localhost:4300',
    '127.0.0.1:4300',
    '[::1]:4300',
    'shop.localhost',
    '',
    '.',
  ])('knows no suffix in %j, so that it allows every locale [SEC-06 part]', (host) => {
    expect(servedOn(host)).toEqual(everything);
  });

  everyRow([
    ['store.example.com', ['en-us']],
    ['store.example.ca', ['en-ca', 'fr-ca']],
    ['store.example.co.uk', ['en-gb']],
    ['store.example.com.au', ['en-au', 'en-nz']],
    ['store.example.asia', ['ja-jp', 'zh-sg']],
    ['store.example.nl', ['nl-nl']],
    ['store.example.es', ['es-es']],
    ['STORE.Example.CA', ['en-ca', 'fr-ca']],
    ['store.example.ca.', ['en-ca', 'fr-ca']],
    ['store.example.ca:8443', ['en-ca', 'fr-ca']],
    ['store.example.ca.:8443', ['en-ca', 'fr-ca']],
    ['ca.example.com', ['en-us']],
  ])('%s serves %j', (host, locales) => {
    expect(servedOn(host)).toEqual(locales);
  });
});

type Row = [host: string, path: string, htmlLang: string | undefined, configured: unknown, locale: string];

const us = 'store.example.com';
const canada = 'store.example.ca';
const oceania = 'store.example.com.au';
const asia = 'store.example.asia';
const preview = 'localhost:4300';

const ignored: Row[] = [
  [us, '/fr-ca/p/1', undefined, undefined, 'en-us'],
  [canada, '/en-us/', undefined, undefined, 'en-ca'],
  [canada, '/frca/', undefined, undefined, 'en-ca'],
  [canada, '/p/fr-ca', undefined, undefined, 'en-ca'],
  [canada, '/%66r-ca/', undefined, undefined, 'en-ca'],
  [us, '/store/caassessments/fr/cart', undefined, undefined, 'en-us'],
  [canada, '/store/caassessments/nl/cart', undefined, undefined, 'en-ca'],
  [canada, '/store/caassessments', undefined, undefined, 'en-ca'],
  [canada, '/store/fr-ca', undefined, undefined, 'en-ca'],
  [us, '/invoices/nl-nl', undefined, undefined, 'en-us'],
  [canada, '/invoices/12345/payment', undefined, undefined, 'en-ca'],
  [us, '/fr/login', undefined, undefined, 'en-us'],
  [canada, '/fr', undefined, undefined, 'en-ca'],
  [canada, '/fr/about', undefined, undefined, 'en-ca'],
  [canada, '/about/fr/login', undefined, undefined, 'en-ca'],
  [canada, '/fr/cart/login', undefined, undefined, 'en-ca'],
  [canada, '/shop/caassessments/fr/cart', undefined, undefined, 'en-ca'],
  [canada, '/invoice/fr-ca', undefined, undefined, 'en-ca'],
  [canada, '/p/fr-ca/login', undefined, undefined, 'en-ca'],
  [preview, '/nl/about', undefined, undefined, 'en-us'],
  [us, '/', 'fr-CA', undefined, 'en-us'],
  [canada, '/', 'ja-JP', undefined, 'en-ca'],
  [preview, '/', 'xx', 'tlh-kx', 'en-us'],
  [preview, '/__proto__/', 'constructor', { toString: 1 }, 'en-us'],
];

const named: Row[] = [
  [us, '/', undefined, undefined, 'en-us'],
  [canada, '/', undefined, undefined, 'en-ca'],
  ['store.example.co.uk', '/', undefined, undefined, 'en-gb'],
  [oceania, '/', undefined, undefined, 'en-au'],
  [asia, '/', undefined, undefined, 'ja-jp'],
  ['store.example.nl', '/', undefined, undefined, 'nl-nl'],
  ['store.example.es', '/', undefined, undefined, 'es-es'],
  [canada, '/fr-ca', undefined, undefined, 'fr-ca'],
  [canada, '/FR-CA/p/1', undefined, undefined, 'fr-ca'],
  [oceania, '/en-nz/search.html', undefined, undefined, 'en-nz'],
  [asia, '//zh-sg//', undefined, undefined, 'zh-sg'],
  [canada, '/store/caassessments/fr/quickOrder', undefined, undefined, 'fr-ca'],
  [canada, '/Store/CaAssessments/FR/quickOrder', undefined, undefined, 'fr-ca'],
  [asia, '/store/sgassessments/en', undefined, undefined, 'zh-sg'],
  [oceania, '/store/nzassessments/en/cart', undefined, undefined, 'en-nz'],
  [asia, '/invoices/zh-sg', undefined, undefined, 'zh-sg'],
  [canada, '/invoices/FR-ca/', undefined, undefined, 'fr-ca'],
  [canada, '/fr/login', undefined, undefined, 'fr-ca'],
  [canada, '/en/login', 'fr', undefined, 'en-ca'],
  [oceania, '/en/login', 'en-NZ', undefined, 'en-nz'],
  [canada, '/', 'fr-CA', undefined, 'fr-ca'],
  [canada, '/', 'fr', undefined, 'fr-ca'],
  [asia, '/', 'en-SG', undefined, 'zh-sg'],
  [asia, '/', 'zh-SG', undefined, 'zh-sg'],
  [preview, '/', undefined, undefined, 'en-us'],
  [preview, '/', undefined, 'ja-jp', 'ja-jp'],
  [preview, '/nl-nl/', 'es', undefined, 'nl-nl'],
  [preview, '/store/esassessments/es/cart', undefined, undefined, 'es-es'],
  [preview, '/fr/login', undefined, undefined, 'fr-ca'],
  [preview, '/', 'es', undefined, 'es-es'],
];

const order: Row[] = [
  [canada, '/fr-ca/', 'fr', 'en-ca', 'en-ca'],
  [us, '/', 'en-US', 'FR-CA', 'fr-ca'],
  [canada, '/fr-ca/', 'en-CA', undefined, 'fr-ca'],
  [canada, '/fr-ca/', 'en-CA', 'klingon', 'fr-ca'],
  [preview, '/fr-ca/', 'nl', 'es-es', 'es-es'],
];

const titled = (title: string) => `${title}: host %s, path %s, lang %s, configured %j gives %s`;
const resolved = ([host, path, htmlLang, configured]: Row) =>
  resolveLocale({ host, path, htmlLang, configured });

describe('resolving the locale of a page', () => {
  everyRow(ignored)(titled('passes over what the host does not serve [LOC-04]'), (...row) => {
    expect(resolved(row)).toBe(row[4]);
  });

  everyRow(named)(titled('takes what host, path or page name [LOC-04]'), (...row) => {
    expect(resolved(row)).toBe(row[4]);
  });

  it('gives en-us where nothing names a locale, and never throws [LOC-04]', () => {
    expect(resolveLocale({ host: '', path: '' })).toBe('en-us');
    expect(
      resolveLocale({ host: 'store.example.ca', path: '/EN-GB/x', htmlLang: 'ja', configured: {} }),
    ).toBe('en-ca');
  });

  everyRow(order)(titled('asks configuration, then path, then lang [LOC-04]'), (...row) => {
    expect(resolved(row)).toBe(row[4]);
  });
});
