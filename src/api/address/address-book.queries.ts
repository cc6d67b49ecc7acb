import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { changeAddress, createAddress, deleteAddress, listAddresses } from './address-book.contract.ts';
import type { Address, AddressBody } from './address.contract.ts';
import { isAddressOf } from './is-address-of.rules.ts';

/** Reads the customer's saved addresses, or with `accountUuid` those of one of their accounts. Source: CHK-07, ACC-02. */
export const addressesQuery = (of: Customer | undefined, accountUuid?: string) =>
  customerQuery({
    of,
    resource: 'addresses',
    part: [accountUuid ?? ''],
    read: async (path, signal) =>
      (await callService(listAddresses, { path, query: accountUuid ? { accountUuid } : {}, signal }))
        .addresses,
  });

const listed = async (path: Customer) => (await callService(listAddresses, { path })).addresses;

/**
 * Saves an address and returns it with its id. If the answer is lost and the same address is in the list, it counts as
 * saved. Source: ACC-02.
 */
export const createAddressMutation = (of: Customer) =>
  customerMutation<Address, AddressBody>({
    owner: of,
    changes: ['addresses'],
    write: (body) => callService(createAddress, { path: of, body }),
    confirm: async (body) => {
      const result = (await listed(of)).find((address) => isAddressOf(address, body));
      return result && { result };
    },
  });

/** Changes the named fields of an address. null removes a field. It can be repeated safely. Source: ACC-02. */
export const changeAddressMutation = (of: Customer) =>
  customerMutation<void, { addressId: string; change: Partial<AddressBody> }>({
    owner: of,
    changes: ['addresses', 'checkoutCart'],
    write: ({ addressId, change }) =>
      callService(changeAddress, { path: { ...of, addressId }, body: change }),
  });

/** Removes a saved address by its id. Source: ACC-02. */
export const deleteAddressMutation = (of: Customer) =>
  customerMutation<void, string>({
    owner: of,
    changes: ['addresses'],
    write: (addressId) => callService(deleteAddress, { path: { ...of, addressId } }),
    confirm: async (deleted) =>
      (await listed(of)).some(({ id }) => id === deleted) ? undefined : { result: undefined },
  });
