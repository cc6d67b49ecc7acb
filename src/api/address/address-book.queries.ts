import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { changeAddress, createAddress, deleteAddress, listAddresses } from './address-book.contract.ts';
import type { Address, AddressBody } from './address.contract.ts';
import { isAddressOf } from './is-address-of.rules.ts';

/* With `accountUuid` each call is about the book of that account of the customer's (ACC-02 d). */

const bookOf = (accountUuid: string | undefined) => ({ query: accountUuid ? { accountUuid } : {} });

/** Reads the customer's saved addresses, or with `accountUuid` those of one of their accounts. Source: CHK-07, ACC-02. */
export const addressesQuery = (of: Customer | undefined, accountUuid?: string) =>
  customerQuery({
    of,
    resource: 'addresses',
    part: [accountUuid ?? ''],
    read: (path, signal) => listed(path, accountUuid, signal),
  });

const listed = async (path: Customer, accountUuid: string | undefined, signal?: AbortSignal) =>
  (await callService(listAddresses, { path, ...bookOf(accountUuid), signal })).addresses;

/** Saves an address and returns it with its id. After a lost answer, the list tells whether it was. Source: ACC-02. */
export const createAddressMutation = (of: Customer, accountUuid?: string) =>
  customerMutation<Address, AddressBody>({
    owner: of,
    changes: ['addresses'],
    write: (body) => callService(createAddress, { path: of, ...bookOf(accountUuid), body }),
    confirm: async (body) => {
      const result = (await listed(of, accountUuid)).find((address) => isAddressOf(address, body));
      return result && { result };
    },
  });

/** Changes the named fields of an address. null removes a field. It can be repeated safely. Source: ACC-02. */
export const changeAddressMutation = (of: Customer, accountUuid?: string) =>
  customerMutation<void, { addressId: string; change: Partial<AddressBody> }>({
    owner: of,
    changes: ['addresses', 'checkoutCart'],
    write: ({ addressId, change }) =>
      callService(changeAddress, { path: { ...of, addressId }, ...bookOf(accountUuid), body: change }),
  });

/** Removes a saved address by its id. 409 AddressInUse if it is an account's billing address. Source: ACC-02 b. */
export const deleteAddressMutation = (of: Customer, accountUuid?: string) =>
  customerMutation<void, string>({
    owner: of,
    changes: ['addresses'],
    write: (addressId) => callService(deleteAddress, { path: { ...of, addressId }, ...bookOf(accountUuid) }),
    confirm: async (deleted) =>
      (await listed(of, accountUuid)).some(({ id }) => id === deleted) ? undefined : { result: undefined },
  });
