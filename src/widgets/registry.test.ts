import { expect, it } from 'vitest';
import { widgets } from './registry.ts';

it('has these widgets and no other: every test of all of them is one of each [EMB-07 part]', () => {
  expect(widgets.map(({ tag }) => tag).toSorted()).toEqual([
    'assess-account-menu',
    'assess-banner',
    'assess-cart',
    'assess-checkout',
    'assess-contact',
    'assess-error-page',
    'assess-footer',
    'assess-header',
    'assess-international-offices',
    'assess-mini-cart',
    'assess-navigation',
    'assess-need-help',
    'assess-notifications',
    'assess-product',
    'assess-quick-order',
    'assess-quotes',
    'assess-saved-carts',
    'assess-search',
    'assess-search-results',
    'assess-session',
    'assess-sign-in',
  ]);
});
