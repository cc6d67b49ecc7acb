import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { routePath } from '../../core/locale/routes.ts';
import type { RouteName } from '../../core/locale/route-table.ts';
import { isPrivatePage, signOutTarget } from './sign-out-target.rules.ts';

const SAMPLE = { x: 'en', id: '42', lang: 'en', type: 'degree', errorCode: '404', productCode: 'WISC5' };
const login = (path: string, lang = 'en') =>
  `/${lang}/login?returnTo=${encodeURIComponent(path).replaceAll('%20', '+')}`;

const TARGETS: Record<RouteName, 'login' | 'invoices' | 'stay' | 'search'> = {
  product: 'stay',
  search: 'stay',
  login: 'search',
  simplifiedInvoices: 'stay',
  invoicePayment: 'invoices',
  invoicePaymentConfirmation: 'invoices',
  invoices: 'invoices',
  contactUs: 'search',
  internationalOffices: 'search',
  error: 'search',
  quickOrder: 'stay',
  orderStatus: 'stay',
  cart: 'stay',
  checkout: 'login',
  experienceCheckout: 'login',
  myAccount: 'login',
  supportLogin: 'login',
  siteSupportLogin: 'login',
  orderHistory: 'login',
  orderDetails: 'login',
  ownOrderStatus: 'login',
  savedCarts: 'login',
  savedCartDetails: 'login',
  addresses: 'login',
  addAddress: 'login',
  editAddress: 'login',
  quotes: 'login',
  quoteDetails: 'login',
  profileDetails: 'login',
  preferences: 'login',
  qualifications: 'login',
  qualificationsOfType: 'login',
  addQualification: 'login',
  editQualification: 'login',
  accounts: 'login',
  paymentCards: 'login',
};

const LOCALES: Locale[] = ['en-us', 'fr-ca', 'en-gb', 'ja-jp', 'nl-nl', 'es-es'];

const cases = Object.keys(TARGETS).flatMap((name) =>
  LOCALES.map((locale) => [name as RouteName, locale] as const),
);

const pathOf = (name: RouteName, locale: Locale, localeSegment = false) =>
  routePath(name, { ...SAMPLE, lang: localeRow(locale).language, locale } as never, {
    locale,
    localeSegment,
  });

const expected = (name: RouteName, locale: Locale, path: string, front = ''): string | undefined => {
  const { language } = localeRow(locale);
  switch (TARGETS[name]) {
    case 'stay':
      return undefined;
    case 'login':
      return `${front}${login(path, language)}`;
    case 'invoices':
      return `${front}/invoices/${locale}`;
    case 'search':
      return `${front}/search.html`;
  }
};

describe('where the browser goes after a sign-out', () => {
  everyRow(cases)('from %s in %s, however it is written [SES-07]', (name, locale) => {
    const path = pathOf(name, locale);
    const row = localeRow(locale);
    expect(signOutTarget(path, row)).toBe(expected(name, locale, path));
    const slashed = `${path}/`;
    expect(signOutTarget(slashed, row)).toBe(expected(name, locale, slashed));
    const shouted = path.toUpperCase();
    expect(signOutTarget(shouted, row)).toBe(expected(name, locale, shouted));
    const encoded = path.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    expect(signOutTarget(encoded, row)).toBe(expected(name, locale, encoded));
    const fronted = pathOf(name, locale, true);
    expect(signOutTarget(fronted, row)).toBe(expected(name, locale, fronted, `/${locale}`));
  });

  everyRow([
    ['/', '/search.html'],
    ['/about.html', '/search.html'],
    ['/store/usassessments/en/something-new', undefined],
    ['/fr-ca/store/caassessments/fr/something-new', undefined],
    ['/stores', '/search.html'],
    ['/%E0%A4%A', '/search.html'],
    ['/store/usassessments/en/../my-account', undefined],
    ['', '/search.html'],
  ])('from %s, which no route names, to %s [SES-07]', (path, target) => {
    expect(signOutTarget(path, localeRow('en-us'))).toBe(target);
  });

  everyRow([
    ['/store/caassessments/fr/saved-carts', '/fr-ca/fr/login?returnTo='],
    ['/store/caassessments/fr/fr/checkout', '/fr-ca/fr/login?returnTo='],
    ['/store/invoices', '/fr-ca/invoices/fr-ca'],
    ['/contact-us.html', '/fr-ca/search.html'],
  ])('from %s to where the locale’s pages stand on a host of two locales: %s [SES-07]', (path, target) => {
    expect(signOutTarget(path, localeRow('fr-ca'), true)).toContain(target);
  });

  it('carries what the page was asked by along, so that the login page comes back there [SES-07]', () => {
    expect(signOutTarget('/store/usassessments/en/exp-checkout?step=2', localeRow('en-us'))).toBe(
      login('/store/usassessments/en/exp-checkout?step=2'),
    );
  });
});

describe('whether a page is one customer’s own', () => {
  everyRow(Object.keys(TARGETS) as RouteName[])('%s [SES-06 part]', (name) => {
    expect(isPrivatePage(pathOf(name, 'en-us'))).toBe(
      TARGETS[name] === 'login' || TARGETS[name] === 'invoices',
    );
  });
});
