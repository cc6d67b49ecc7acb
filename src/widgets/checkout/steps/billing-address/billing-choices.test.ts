import { describe, expect, it } from 'vitest';
import type { Address } from '../../../../api/address/address.contract.ts';
import { ACCOUNT, currentOf, DELIVERY, eachOnce, firstPlace, type Order } from './billing-choices.ts';
import { OF_CART, type Place } from '../../address/useSavedAddresses.ts';

const HOME: Address = {
  id: 'home',
  firstName: 'Ana',
  lastName: 'Martin',
  line1: '18 Linden Avenue',
  town: 'Columbus',
  region: { isocode: 'US-OH' },
  postalCode: '43215',
  country: { isocode: 'US' },
  defaultAddress: false,
};
const OFFICE: Address = {
  ...HOME,
  id: 'office',
  firstName: 'Accounts',
  lastName: 'Payable',
  line1: '410 Alder Street',
};
const DEPOT: Address = {
  ...HOME,
  id: 'depot',
  firstName: 'Receiving',
  lastName: 'Desk',
  line1: '88 Depot Lane',
};
const SCHOOL = { id: 'school', name: 'Union Schools' };

const delivery = (address: Address): Place => ({ value: DELIVERY, address });
const account = (address: Address): Place => ({ value: ACCOUNT, address });
const saved = (address: Address, of?: typeof SCHOOL): Place => {
  const id = address.id ?? '';
  return { value: id, address, saved: { ...address, id, ...(of && { of }) } };
};
const values = (places: readonly Place[]) => eachOnce(places).map(({ value }) => value);

describe('the addresses that can be billed to [CHK-09 a part]', () => {
  it.each<[string, Place[], string[]]>([
    ['none', [], []],
    ['three that differ', [delivery(HOME), account(OFFICE), saved(DEPOT)], [DELIVERY, ACCOUNT, 'depot']],
    ['one that lies in three places', [delivery(HOME), account(HOME), saved(HOME)], [DELIVERY]],
    ['the account’s own that is also saved', [account(HOME), saved(HOME)], [ACCOUNT]],
    ['the same with another id', [delivery(HOME), saved({ ...HOME, id: 'copy' })], [DELIVERY]],
    [
      'the same with other letters and spaces',
      [delivery(HOME), saved({ ...HOME, line1: '18  LINDEN avenue', postalCode: '432 15' })],
      [DELIVERY],
    ],
    [
      'the same without its phone',
      [delivery({ ...HOME, phone: '+1 202 555 0117' }), saved(HOME)],
      [DELIVERY],
    ],
    [
      'one with two phones',
      [delivery({ ...HOME, phone: '+1 202 555 0117' }), saved({ ...HOME, phone: '+1 202 555 0143' })],
      [DELIVERY, 'home'],
    ],
    [
      'the same place of somebody else',
      [delivery(HOME), saved({ ...HOME, firstName: 'Joe' })],
      [DELIVERY, 'home'],
    ],
    ['the same place without a name', [delivery(HOME), saved({ ...HOME, lastName: '' })], [DELIVERY, 'home']],
    [
      'the same words in another country',
      [delivery(HOME), saved({ ...HOME, country: { isocode: 'CA' } })],
      [DELIVERY, 'home'],
    ],
  ])('%s: each stands there once', (_what, places, expected) => {
    expect(values(places)).toEqual(expected);
  });

  it('know of the one that stands there for its twin where it is saved', () => {
    expect(eachOnce([delivery(HOME), saved(HOME)])[0]?.saved?.id).toBe('home');
    expect(eachOnce([delivery(HOME), saved(OFFICE)])[0]?.saved).toBeUndefined();
  });

  it.each<[string, Address, string]>([
    ['by its id', OFFICE, ACCOUNT],
    ['by what it says where the cart has another id for it', { ...HOME, id: 'copy' }, DELIVERY],
    ['as one of its own where no place has it', DEPOT, OF_CART],
  ])('have the cart’s own %s', (_how, address, expected) => {
    expect(currentOf(address, [delivery(HOME), account(OFFICE)])).toBe(expected);
  });

  it.each<[string, Place[], Partial<Order>, string | undefined]>([
    ['the shipping address of a personal order', [delivery(HOME), account(OFFICE)], {}, DELIVERY],
    ['the account’s own where nothing is shipped', [account(OFFICE)], {}, ACCOUNT],
    [
      'the account’s own where the shipping address has no name',
      [delivery({ ...HOME, lastName: '' }), account(OFFICE)],
      {},
      ACCOUNT,
    ],
    [
      'the account’s own of a personal order that ships to an organization',
      [delivery({ ...DEPOT, companyName: 'Union Schools' }), account(HOME)],
      {},
      ACCOUNT,
    ],
    [
      'the account’s own of a personal order whose shipping address was chosen for another account',
      [delivery(DEPOT), account(HOME)],
      { isShippedForAnother: true },
      ACCOUNT,
    ],
    [
      'the shipping address that is the account’s own too, whomever it was chosen for',
      [delivery(HOME), account(HOME)],
      { isShippedForAnother: true },
      DELIVERY,
    ],
    [
      'nothing where the shipping address was chosen for another account and the account’s own has no name',
      [delivery(DEPOT), account({ ...HOME, lastName: '' })],
      { isShippedForAnother: true },
      undefined,
    ],
    [
      'the account’s own of an organization that ships to a private address',
      [delivery(HOME), account(OFFICE), saved(HOME)],
      { isOrganization: true },
      ACCOUNT,
    ],
    [
      'the account’s own of an organization that ships to its own receiving desk',
      [delivery(DEPOT), account(OFFICE), saved(DEPOT, SCHOOL)],
      { isOrganization: true },
      ACCOUNT,
    ],
    [
      'the shipping address of an organization without a named one',
      [delivery(HOME), account({ ...OFFICE, lastName: '' })],
      { isOrganization: true },
      DELIVERY,
    ],
    [
      'nothing of such an organization whose shipping address was chosen for another account',
      [delivery(HOME), account({ ...OFFICE, lastName: '' })],
      { isOrganization: true, isShippedForAnother: true },
      undefined,
    ],
    [
      'nothing where no address has a name',
      [account({ ...OFFICE, lastName: '' })],
      { isOrganization: true },
      undefined,
    ],
  ])('begin with %s', (_what, places, order, expected) => {
    expect(firstPlace(places, { isOrganization: false, isShippedForAnother: false, ...order })).toBe(
      expected,
    );
  });
});
