import { describe, expect, it } from 'vitest';
import { menuEntries } from './menu-entries.ts';

const OFF = { orderHistory: false, addressBook: false, accountQualifications: [] };
const routes = (flags: Parameters<typeof menuEntries>[0]) =>
  menuEntries(flags)
    .flat()
    .map(({ route }) => route);

describe('the entries of the account menu', () => {
  it('leave out what its flag turns off [SHL-06] [FLG-01 part]', () => {
    expect(routes(OFF)).toEqual([
      'quotes',
      'savedCarts',
      'profileDetails',
      'accounts',
      'preferences',
      'paymentCards',
    ]);
  });

  it.each([
    [{ orderHistory: true }, 'orderHistory', 0],
    [{ accountQualifications: ['degree' as const] }, 'qualifications', 3],
    [{ addressBook: true }, 'addresses', 4],
  ])('have by %j the entry %s at place %i [SHL-06] [FLG-01 part]', (flag, route, place) => {
    expect(routes({ ...OFF, ...flag })[place]).toBe(route);
    expect(routes({ ...OFF, ...flag })).toHaveLength(7);
  });

  it('are nine in the order of the specification, every flag on [SHL-06]', () => {
    expect(routes({ orderHistory: true, addressBook: true, accountQualifications: ['license'] })).toEqual([
      'orderHistory',
      'quotes',
      'savedCarts',
      'profileDetails',
      'qualifications',
      'accounts',
      'addresses',
      'preferences',
      'paymentCards',
    ]);
  });
});
