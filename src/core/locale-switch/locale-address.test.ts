import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { localeRow, type Locale } from '../locale/locale-table.ts';
import { TEN_LOCALES } from '../locale/testing/ten-locales.ts';
import { resolveLocale } from '../locale/resolve.ts';
import { localeAddress } from './locale-address.ts';

const storeHosts = ['store.example.ca', 'store.example.co.uk', 'store.example.nl:8443', 'Store.Example.ASIA'];

const move = (here: string, from: Locale, to: Locale): string | undefined =>
  localeAddress({ here, from: localeRow(from), to: localeRow(to), storeHosts });

describe('the same page in another locale', () => {
  everyRow([
    ['http://store.example.com/about', 'en-us', 'es-es'],
    ['http://evil.test.ca/about', 'en-ca', 'en-gb'],
    ['http://store.example.ca:8443/about', 'en-ca', 'en-gb'],
    ['http://store.example.com/about', 'en-us', 'nl-nl'],
  ] as [string, Locale, Locale][])(
    'of %s, %s to %s, is nowhere: no such host is the shop’s [SEC-06]',
    (...args) => {
      expect(move(...args)).toBeUndefined();
    },
  );

  everyRow([
    ['https://store.example.asia/ja-jp/about?a=1#b', 'ja-jp', 'zh-sg', '/zh-sg/about?a=1#b'],
    ['https://store.example.asia/about', 'ja-jp', 'zh-sg', '/zh-sg/about'],
    ['https://store.example.asia/zh-sg/', 'zh-sg', 'ja-jp', '/ja-jp/'],
    ['https://store.example.asia/ZH-SG/about', 'zh-sg', 'ja-jp', '/ja-jp/about'],
    ['https://store.example.asia/', 'ja-jp', 'zh-sg', '/zh-sg/'],
    [
      'https://store.example.asia/store/sgassessments/en/cart',
      'zh-sg',
      'ja-jp',
      '/store/asiaassessments/en/cart',
    ],
    [
      'https://store.example.com.au/store/auassessments/en/en/checkout?step=2',
      'en-au',
      'en-nz',
      '/store/nzassessments/en/en/checkout?step=2',
    ],
    [
      'https://store.example.ca/store/caassessments/en/en/checkout',
      'en-ca',
      'fr-ca',
      '/store/caassessments/fr/fr/checkout',
    ],
    [
      'https://store.example.asia/store/asiaassessments/en/my-account/asiaassessments/support/login',
      'ja-jp',
      'zh-sg',
      '/store/sgassessments/en/my-account/sgassessments/support/login',
    ],
    ['https://store.example.ca/en/login', 'en-ca', 'fr-ca', '/fr/login'],
    ['https://store.example.com.au/en/login', 'en-au', 'en-nz', '/en-nz/en/login'],
    ['https://store.example.com.au/invoices/en-au', 'en-au', 'en-nz', '/invoices/en-nz'],
    ['https://store.example.asia/p/asiaassessments', 'ja-jp', 'zh-sg', '/zh-sg/p/asiaassessments'],
    ['https://store.example.asia//evil.test/x', 'ja-jp', 'zh-sg', '/zh-sg//evil.test/x'],
    ['http://localhost:4300/', 'en-us', 'fr-ca', '/fr-ca/'],
    ['http://localhost:4300/store/usassessments/en/cart', 'en-us', 'nl-nl', '/store/nlassessments/nl/cart'],
  ] as [string, Locale, Locale, string][])('of %s, %s to %s, is %s on the same host [LOC-07]', (...args) => {
    const [here, from, to, path] = args;
    expect(move(here, from, to)).toBe(new URL(here).origin + path);
  });

  everyRow([
    ['http://store.example.ca/fr-ca/about', 'fr-ca', 'en-gb', 'http://store.example.co.uk/en-gb/about'],
    ['http://store.example.com.au/', 'en-au', 'ja-jp', 'http://store.example.asia/'],
    ['http://store.example.ca:8443/about', 'en-ca', 'nl-nl', 'http://store.example.nl:8443/about'],
    ['http://store.example.ca./about', 'en-ca', 'en-gb', 'http://store.example.co.uk/about'],
  ] as [string, Locale, Locale, string][])(
    'of %s, %s to %s, is %s on a host of the shop [LEAD-10 part]',
    (...args) => {
      const [here, from, to, there] = args;
      expect(move(here, from, to)).toBe(there);
    },
  );

  it('always names the locale it is for, whatever the page and the host allow [LOC-04 part]', () => {
    const paths = [
      '/',
      '/about',
      '/en/login',
      '/store/caassessments/fr/cart',
      '/invoices/en-gb',
      '/ja-jp/p/X',
    ];
    for (const path of paths)
      for (const from of TEN_LOCALES)
        for (const to of TEN_LOCALES) {
          const there = new URL(move(`http://localhost:1${path}`, from.locale, to.locale) ?? '');
          const named = resolveLocale({ host: there.host, path: there.pathname });
          expect([path, from.locale, named]).toEqual([path, from.locale, to.locale]);
        }
  });
});
