import { describe, expect, it } from 'vitest';
import { accountRoutes } from './account-routes.ts';

const OFF = { orderHistory: false, addressBook: false, accountQualifications: [] };

describe('the pages of the account', () => {
  it('leave out what its flag turns off [SHL-06] [FLG-01 part]', () => {
    expect(accountRoutes(OFF)).toEqual([
      ['invoices', 'quotes', 'savedCarts'],
      ['profileDetails', 'accounts', 'preferences', 'paymentCards'],
    ]);
  });

  it('are those of the specification in its order, every flag on, and invoices [SHL-06]', () => {
    expect(
      accountRoutes({ orderHistory: true, addressBook: true, accountQualifications: ['license'] }),
    ).toEqual([
      ['orderHistory', 'invoices', 'quotes', 'savedCarts'],
      ['profileDetails', 'qualifications', 'accounts', 'addresses', 'preferences', 'paymentCards'],
    ]);
  });
});
