import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { routeTable, type RouteName, type RouteValues } from './route-table.ts';
import { matchRoute } from './match-route.ts';
import { errorCodeOf, routePath, storeBasePath, type RoutePlace } from './routes.ts';

type Link = { name: RouteName; values: Record<string, unknown>; path: string };

const link = <Name extends RouteName>(name: Name, values: RouteValues<Name>, path: string): Link => ({
  name,
  values,
  path,
});

const build = ({ name, values }: Link, place?: RoutePlace) => routePath(name, values as never, place);

const rootLinks: Link[] = [
  link('product', { productCode: '0158979499' }, '/p/0158979499'),
  link('search', {}, '/search.html'),
  link('search', { text: 'wisc & more' }, '/search.html?text=wisc+%26+more'),
  link('login', { lang: 'fr' }, '/fr/login'),
  link('simplifiedInvoices', { locale: 'en-gb' }, '/invoices/en-gb'),
  link('invoicePayment', { id: '90001' }, '/invoices/90001/payment'),
  link('invoicePaymentConfirmation', { id: '90001' }, '/invoices/90001/payment/confirmation'),
  link('invoices', {}, '/store/invoices'),
  link('contactUs', {}, '/contact-us.html'),
  link('internationalOffices', {}, '/international-offices.html'),
  link('error', { errorCode: 404 }, '/error.404.html'),
];

const storeLinks: Link[] = [
  link('quickOrder', {}, '/quickOrder'),
  link('orderStatus', {}, '/order-status'),
  link('cart', {}, '/cart'),
  link('checkout', { x: 'en' }, '/en/checkout'),
  link('checkout', { x: 'en', step: 'confirmation', order: '7' }, '/en/checkout?step=confirmation&order=7'),
  link('experienceCheckout', {}, '/exp-checkout'),
  link('myAccount', {}, '/my-account'),
  link('supportLogin', {}, '/my-account/support/login'),
  link('siteSupportLogin', { x: 'ukassessments' }, '/my-account/ukassessments/support/login'),
  link('orderHistory', {}, '/order-history'),
  link('orderDetails', { id: '7' }, '/order-history/order-details/7'),
  link('ownOrderStatus', { reference: 'W-7' }, '/order-history/order-status?reference=W-7'),
  link('savedCarts', {}, '/saved-carts'),
  link('savedCartDetails', { id: '7' }, '/saved-carts/cart-details/7'),
  link('addresses', { uuid: 'u1' }, '/addresses?uuid=u1'),
  link('addAddress', { uuid: 'u1', unitName: 'Unit 1' }, '/addresses/add-address?uuid=u1&unitName=Unit+1'),
  link('editAddress', { id: '7', uuid: 'u1' }, '/addresses/edit-address/7?uuid=u1'),
  link('quotes', {}, '/quotes'),
  link('quoteDetails', { id: '7' }, '/quotes/7'),
  link('quoteDetails', { id: '7', orderTrainingsError: 'true' }, '/quotes/7?orderTrainingsError=true'),
  link('profileDetails', {}, '/profile-details'),
  link('preferences', {}, '/preferences'),
  link('qualifications', {}, '/qualifications'),
  link('qualificationsOfType', { type: 'license' }, '/qualifications/license'),
  link('addQualification', { type: 'accredited-institution' }, '/qualifications/accredited-institution/add'),
  link('editQualification', { type: 'degree', id: '7' }, '/qualifications/degree/edit/7'),
  link('accounts', {}, '/accounts'),
  link('paymentCards', {}, '/payment-cards'),
];

const links = [...rootLinks, ...storeLinks];

describe('what is no link of the store', () => {
  everyRow([
    '',
    '/',
    '/cart/extra',
    '/p',
    '/p/',
    '/p/1/2',
    '/xx/login',
    '/invoices/xx-xx',
    '/qualifications/shoe-size',
    '/qualifications/degree/edit',
    '/error.html',
    '/error.4040.html',
    '/error.abc.html',
    '/store',
    '/store/usassessments/en',
    '/store/elsewhere/en/cart',
    '/store/usassessments/fr/cart',
    '/store/usassessments/en/search.html',
    '/xx-xx/search.html',
    '/p/../cart',
    '/%2e%2e/cart',
    '/p/%E0%A4%A',
    '/p/%',
    '/__proto__',
    '/constructor',
  ])('%j matches nothing [LOC-06]', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });
});

describe('hostile values in a link', () => {
  everyRow([
    ['/evil.test', '/p/%2Fevil.test'],
    ['//evil.test/', '/p/%2F%2Fevil.test%2F'],
    ['\\\\evil.test', '/p/%5C%5Cevil.test'],
    ['../../logout', '/p/..%2F..%2Flogout'],
    ['..', '/p/%252E%252E'],
    ['.', '/p/%252E'],
    ['', '/p/-'],
    ['1?admin=1#x', '/p/1%3Fadmin%3D1%23x'],
    ['<script>"', '/p/%3Cscript%3E%22'],
    ['javascript:alert(1)', '/p/javascript%3Aalert(1)'],
    ['a\r\nSet-Cookie: b', '/p/a%0D%0ASet-Cookie%3A%20b'],
    ['\ud800', '/p/%EF%BF%BD'],
  ])('%j stays one segment of its path [LOC-06]', (productCode, path) => {
    expect(routePath('product', { productCode })).toBe(path);
    const { origin, pathname, search } = new URL(path, 'https://shop.test');
    expect([origin, pathname, search]).toEqual(['https://shop.test', path, '']);
  });

  it('an empty first segment makes no link to another host [LOC-06]', () => {
    expect(new URL(routePath('checkout', { x: '' }), 'https://shop.test').href).toBe(
      'https://shop.test/-/checkout',
    );
  });

  it('a query value cannot add a second one [LOC-06]', () => {
    expect(routePath('addresses', { uuid: 'a&unitName=b#c' })).toBe('/addresses?uuid=a%26unitName%3Db%23c');
  });

  it('only what a route may carry goes into its query [LOC-06]', () => {
    const values = { uuid: 'a', token: 'secret' };
    expect(routePath('addresses', values)).toBe('/addresses?uuid=a');
    expect(matchRoute('/addresses?uuid=a&token=secret')?.values).toEqual({ uuid: 'a' });
  });
});

describe('building and matching every link of the store', () => {
  it('leaves no route of the table out of the rows below [LOC-06]', () => {
    expect(new Set(links.map(({ name }) => name))).toEqual(new Set(Object.keys(routeTable)));
  });

  everyRow(links)('$path is built and matched without base [LOC-06]', (row) => {
    expect(build(row)).toBe(row.path);
    expect(matchRoute(row.path)).toEqual({ name: row.name, values: row.values });
  });

  everyRow(storeLinks)('$path is built and matched under the store base [LOC-06]', (row) => {
    const path = build(row, { locale: 'fr-ca' });
    expect(path).toBe(`/store/caassessments/fr${row.path}`);
    expect(matchRoute(path)).toEqual({
      name: row.name,
      values: row.values,
      base: { site: 'caassessments', lang: 'fr' },
    });
    expect(build(row, { locale: 'fr-ca', base: false })).toBe(row.path);
  });

  everyRow(rootLinks)('$path stands at the site root in every place [LOC-06]', (row) => {
    expect(build(row, { locale: 'fr-ca' })).toBe(row.path);
  });

  everyRow(links)('$path is built and matched behind a locale segment [LOC-06]', (row) => {
    const path = build(row, { locale: 'en-nz', base: false, localeSegment: true });
    expect(path).toBe(`/en-nz${row.path}`);
    expect(matchRoute(path)).toEqual({ name: row.name, values: row.values, localeSegment: 'en-nz' });
  });

  it('puts the locale segment before the store base [LOC-06]', () => {
    const path = routePath('cart', {}, { locale: 'zh-sg', localeSegment: true });
    expect(path).toBe('/zh-sg/store/sgassessments/en/cart');
    expect(matchRoute(path)).toMatchObject({
      name: 'cart',
      localeSegment: 'zh-sg',
      base: { site: 'sgassessments' },
    });
  });

  everyRow([
    ['/QUICKORDER', 'quickOrder', {}],
    ['/quickOrder/', 'quickOrder', {}],
    ['//quickOrder//', 'quickOrder', {}],
    ['/quick%4Frder', 'quickOrder', {}],
    ['/Store/USassessments/EN/Cart/', 'cart', {}],
    ['/P/a%2Fb', 'product', { productCode: 'a/b' }],
    ['/p/MixedCase', 'product', { productCode: 'MixedCase' }],
    ['/FR/Login', 'login', { lang: 'fr' }],
    ['/invoices/EN-GB/', 'simplifiedInvoices', { locale: 'en-gb' }],
    ['/Error.999.html', 'error', { errorCode: 500 }],
    ['/cart?text=1#top', 'cart', {}],
    ['/search.html?text=a%20b#x?text=c', 'search', { text: 'a b' }],
  ])('%s reads as %s, whatever its case, slashes and encoding [LOC-06]', (path, name, values) => {
    expect(matchRoute(path)).toMatchObject({ name, values });
  });

  everyRow([
    [400, 400],
    [511, 511],
    ['404', 404],
    [399, 500],
    [512, 500],
    [404.5, 500],
    ['', 500],
    ['abc', 500],
    [undefined, 500],
  ])('error code %j counts as %i [LOC-06]', (given, code) => {
    expect(errorCodeOf(given)).toBe(code);
  });

  it('types the values of each route, so that a missing or open one does not compile [LOC-06]', () => {
    // @ts-expect-error a product link needs its code
    expect(routePath('product', {})).toBe('/p/-');
    // @ts-expect-error no locale of the table
    expect(routePath('simplifiedInvoices', { locale: 'de-de' })).toBe('/invoices/de-de');
  });

  it('names the store base of a locale [LOC-06]', () => {
    expect(storeBasePath('ja-jp')).toBe('/store/asiaassessments/en');
  });
});
