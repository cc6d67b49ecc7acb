import * as book from '../../../src/api/address/address-book.contract.ts';
import { accountsIn } from '../account/store.ts';
import { cartOf } from '../cart/cart.ts';
import { followAddress } from '../checkout/change-cart.ts';
import { customerOf, siteOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { forbidden, invalid, refused, unknownIdentifier, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { addressReply, storedAddress } from './address.ts';
import { KNOWN_STREETS } from './seed.ts';
import { addressesIn, type StoredAddress } from './store.ts';

type BookCall = Pick<Call, 'headers' | 'query' | 'pathSite' | 'origin' | 'account'> & {
  path: { userId: string };
};

/** Endpoints for a customer's saved addresses, or those of one of their accounts (`?accountUuid=`). */
export const addressRoutes = (services: Services): Route[] => {
  const addresses = addressesIn(services);
  const accounts = accountsIn(services);
  const ownerOf = (call: BookCall): string => {
    siteOf(call);
    const user = customerOf(call, services);
    const account = call.query.get('accountUuid');
    if (account === null) return user;
    if (!accounts.isConfirmed(user, account)) throw forbidden();
    return account;
  };
  /** Whoever joined the account by its number sees none of its addresses. */
  const listed = (call: BookCall): readonly StoredAddress[] => {
    const account = call.query.get('accountUuid');
    const user = customerOf(call, services);
    const isHidden = account !== null && accounts.get(user, account) && !accounts.isConfirmed(user, account);
    return isHidden ? [] : addresses.of(ownerOf(call));
  };
  const known = (owner: string, id: string): StoredAddress => {
    const address = addresses.get(owner, id);
    if (!address) throw unknownIdentifier('address', id);
    return address;
  };
  const keep = (owner: string, address: StoredAddress): void => {
    if (address.isDefault)
      for (const other of addresses.of(owner))
        if (other.isDefault) addresses.put(owner, other.id, { ...other, isDefault: false });
    addresses.put(owner, address.id, address);
  };
  const edit = (call: BookCall, owner: string, before: StoredAddress, address: StoredAddress): void => {
    keep(owner, address);
    // Another default alone changes no cart.
    if (JSON.stringify(unsaved(before)) !== JSON.stringify(unsaved(address)))
      followAddress(customerOf(call, services), address, viewOf(call, services));
  };
  return [
    handle(
      book.verifyAddress,
      (call) => {
        ownerOf(call);
        return verified(storedAddress('', call.body));
      },
      { kind: 'addressCheck' },
    ),

    handle(
      book.listAddresses,
      (call) => ({
        addresses: listed(call).map(addressReply),
      }),
      { kind: 'addressList' },
    ),

    handle(
      book.createAddress,
      (call) => {
        const owner = ownerOf(call);
        const address = storedAddress(services.random(), call.body);
        keep(owner, address);
        call.reply.status = 201;
        return addressReply(address);
      },
      { kind: 'address' },
    ),

    handle(book.readAddress, (call) => addressReply(known(ownerOf(call), call.path.addressId)), {
      kind: 'address',
    }),

    handle(book.changeAddress, (call) => {
      const owner = ownerOf(call);
      const before = known(owner, call.path.addressId);
      edit(call, owner, before, changed(before, call.body));
      return undefined;
    }),

    handle(book.replaceAddress, (call) => {
      const owner = ownerOf(call);
      const before = known(owner, call.path.addressId);
      edit(call, owner, before, storedAddress(before.id, call.body));
      return undefined;
    }),

    handle(book.deleteAddress, (call) => {
      const owner = ownerOf(call);
      const { id } = known(owner, call.path.addressId);
      const inUse = accounts.of(customerOf(call, services)).find((one) => one.billingAddress?.id === id);
      if (inUse)
        throw refused('AddressInUse', 'It is the billing address of an account.', {
          subject: inUse.id,
          subjectType: 'account',
        });
      addresses.remove(owner, id);
      return undefined;
    }),
  ];
};

type Body = Parameters<typeof storedAddress>[1];
type Change = { [Name in keyof Body]?: Body[Name] | undefined };

const changed = (before: StoredAddress, change: Change): StoredAddress => {
  const { country, region, isDefault, id, firstName = '', lastName = '', ...texts } = before;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return storedAddress(id, {
    ...texts,
    firstName,
    lastName,
    country: { isocode: country },
    ...(region && change.country === undefined && { region: { isocode: region } }),
    defaultAddress: isDefault ?? false,
    ...given,
  });
};

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Verifies an address as the address service would. It knows a few streets of the United States; 'Nowhere' does not
 * exist.
 */
const verified = (address: StoredAddress) => {
  if (/nowhere/i.test(address.line1))
    return {
      decision: 'REJECT' as const,
      errors: { errors: [{ message: 'No such address.', subject: 'line1' }] },
      suggestedAddresses: [],
    };
  const known = KNOWN_STREETS.find(({ line1 }) => squeezed(line1) === squeezed(address.line1));
  const same =
    known === undefined ||
    known.country !== address.country ||
    (known.town === address.town &&
      known.postalCode === address.postalCode &&
      known.line1 === address.line1 &&
      known.region === address.region);
  if (same) return { decision: 'ACCEPT' as const, suggestedAddresses: [] };
  return { decision: 'REVIEW' as const, suggestedAddresses: [unsaved({ ...address, ...known })] };
};

/** Returns an address that is not saved, without an id. */
const unsaved = (address: StoredAddress) => {
  const { id: _id, defaultAddress: _default, ...rest } = addressReply(address);
  return rest;
};

/** The store's own endpoint for suggestions while someone types. Source: CHK-07 b. */
export const autosuggestRoutes = (services: Services): Route[] => [
  handle(book.suggestAddresses, (call) => {
    cartOf(call, services);
    const type = call.query.get('addressType');
    if (type !== 'SHIPPING' && type !== 'BILLING')
      throw validationError([
        invalid('addressType', 'It is SHIPPING or BILLING.', type ? 'invalid' : 'missing'),
      ]);
    const term = squeezed(call.query.get('term') ?? '');
    if (term.length < 3) return { suggestions: [] };
    return {
      suggestions: KNOWN_STREETS.filter(({ line1 }) => squeezed(line1).includes(term)).map((street) => {
        const address = unsaved({ ...street, id: '' });
        const { line1, town, region, postalCode } = street;
        return { text: `${line1}, ${town}, ${region?.slice(3)} ${postalCode}`, address };
      }),
    };
  }),
];
