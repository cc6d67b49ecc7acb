import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { wayOut, type FailedPage, type PageObject } from './failed-page.rules.ts';

const QUOTE = '/store/usassessments/en/quotes/70012';
const page = (change: Partial<FailedPage> = {}): FailedPage => ({
  status: 404,
  address: QUOTE,
  isShop: true,
  author: false,
  redirects: true,
  ...change,
});

describe('a page whose own object failed', () => {
  it.each<[string, Partial<FailedPage>]>([
    ['an embedded widget on somebody else’s page', { isShop: false }],
    ['author mode', { author: true }],
    ['a page with redirects off', { redirects: false }],
    ['an error page', { address: '/error.404.html' }],
    ['an error page of a locale', { address: '/fr-ca/error.500.html' }],
    ['a list', { address: '/store/usassessments/en/quotes' }],
    ['the checkout', { address: '/store/usassessments/en/en/checkout?order=7' }],
    ['the front page', { address: '/' }],
    ['a page of no route', { address: '/en-us/about/quotes/7/8' }],
    ['an address that climbs', { address: '/store/usassessments/en/quotes/%2E%2E' }],
    ['another object’s page', { address: '/store/usassessments/en/saved-carts/cart-details/7' }],
    ['no answer', { status: 0 }],
    ['a sound answer', { status: 200 }],
    ['a redirect', { status: 302 }],
    ['a status below', { status: 399 }],
    ['a status above', { status: 512 }],
    ['a status that is none', { status: NaN }],
    ['half a status', { status: 404.5 }],
  ])('stays where it is with %s [SHL-08]', (_what, change) => {
    expect(wayOut('quote', page(change))).toBeUndefined();
  });

  everyRow([400, 403, 404, 409, 429, 500, 502, 503, 504, 511])(
    'leads to the page of %i [SHL-08]',
    (status) => {
      expect(wayOut('quote', page({ status }))).toBe(status);
    },
  );

  it.each<[string, number, 'login' | number | undefined]>([
    ['/store/usassessments/en/en/checkout?step=confirmation&order=7', 404, 404],
    ['/store/usassessments/en/en/checkout?step=confirmation&order=7', 403, 403],
    ['/store/usassessments/en/exp-checkout?step=confirmation&order=7', 404, 404],
    ['/store/usassessments/en/en/checkout?step=confirmation&order=7', 401, 'login'],
    ['/store/usassessments/en/en/checkout?step=confirmation&order=7', 500, undefined],
    ['/store/usassessments/en/en/checkout?step=confirmation', 404, undefined],
    ['/store/usassessments/en/en/checkout?step=review&order=7', 404, undefined],
  ])('leads from %s with %i to %s [CHK-01 e part] [SHL-08 part]', (address, status, way) => {
    expect(wayOut('order', page({ address, status }))).toBe(way);
  });

  it('leads to sign-in for 401 [SHL-08]', () => {
    expect(wayOut('quote', page({ status: 401 }))).toBe('login');
  });

  it.each<[PageObject, string]>([
    ['order', '/store/caassessments/fr/order-history/order-details/1'],
    ['order', '/order-history/order-status?reference=1'],
    ['quote', '/fr-ca/store/caassessments/fr/quotes/7?orderTrainingsError=true'],
    ['quote', '/QUOTES/7/'],
    ['invoice', '/invoices/8/payment'],
    ['invoice', '/invoices/8/payment/confirmation'],
    ['cart', '/saved-carts/cart-details/9'],
  ])('leaves for an %s at %s [SHL-08]', (object, address) => {
    expect(wayOut(object, page({ address }))).toBe(404);
  });

  it('stays on the form for an order’s status, which names no order [SHL-08]', () => {
    expect(wayOut('order', page({ address: '/order-history/order-status' }))).toBeUndefined();
    expect(wayOut('order', page({ address: '/order-history/order-status?reference=' }))).toBeUndefined();
  });
});
