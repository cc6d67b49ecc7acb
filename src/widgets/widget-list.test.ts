import { expect, it } from 'vitest';
import { widgets } from './widget-list.ts';

it('has these widgets and no other: every test of all of them is one of each [EMB-07 part]', () => {
  expect(widgets.map(({ tag }) => tag).toSorted()).toEqual([
    'assess-account-menu',
    'assess-accounts',
    'assess-address-book',
    'assess-banner',
    'assess-cart',
    'assess-checkout',
    'assess-contact',
    'assess-error-page',
    'assess-footer',
    'assess-header',
    'assess-international-offices',
    'assess-invoices',
    'assess-mini-cart',
    'assess-my-account',
    'assess-navigation',
    'assess-need-help',
    'assess-notifications',
    'assess-order-history',
    'assess-order-status',
    'assess-payment-cards',
    'assess-preferences',
    'assess-product',
    'assess-profile',
    'assess-qualifications',
    'assess-quick-order',
    'assess-quotes',
    'assess-saved-carts',
    'assess-search',
    'assess-search-results',
    'assess-session',
    'assess-sign-in',
    'assess-support',
  ]);
});
