import { accountsQuery } from '../../api/account/account.queries.ts';
import { addressAgain } from '../../api/address/address-to-restore.rules.ts';
import {
  addressesQuery,
  changeAddressMutation,
  createAddressMutation,
  deleteAddressMutation,
} from '../../api/address/address-book.queries.ts';
import type { Address, AddressBody } from '../../api/address/address.contract.ts';
import { customerName, NOBODY, type Customer } from '../../api/customer.ts';
import { useCustomerMutation } from '../../api/customer-write.ts';
import { useCustomerQuery } from '../../api/query.ts';
import { runtime } from '../../core/runtime.ts';
import { changedFields } from '../kit/page/edit.rules.ts';
import { useRemovedRows } from '../kit/page/useRemovedRows.ts';
import { RemovedLine } from '../kit/ui/RemovedLine.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { useRowActs } from '../parts/customer-page/useRowActs.tsx';
import { addressee } from '../parts/address/address-text.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const SAMPLE: Address[] = [
  {
    id: 'sample',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    line1: '18 Linden Avenue',
    town: 'Columbus',
    postalCode: '43215',
    country: { isocode: 'US' },
    region: { isocode: 'US-OH', isocodeShort: 'OH' },
    defaultAddress: true,
  },
];

/** An address of a book. Without an id an address can't be changed. */
export type BookAddress = Address & { id: string };

/** Returns what an address is called, so that it can be told from others: `Mara Lindqvist, 18 Linden Avenue`. */
export const nameOf = (address: Address): string =>
  [addressee(address), address.line1].filter((part) => part?.trim()).join(', ');

/** Reads a book, the default first, and changes it. Source: ACC-02 a, b, d. */
export const useBook = (of: Customer | undefined, account: string | undefined) => {
  const t = useWords<typeof en>();
  const read = useCustomerRead('addresses.read', addressesQuery(of, account), SAMPLE);
  // A plain OCC host has no accounts.
  const withAccounts = runtime().config.commerceExtensions ? of : undefined;
  const accounts = useCustomerQuery(accountsQuery(withAccounts), []).data ?? [];
  const creating = useCustomerMutation(createAddressMutation(of ?? NOBODY, account));
  const changing = useCustomerMutation(changeAddressMutation(of ?? NOBODY, account));
  const deleting = useCustomerMutation(deleteAddressMutation(of ?? NOBODY, account));
  const addresses = (read.data ?? [])
    .filter((address): address is BookAddress => address.id !== undefined)
    .toSorted((one, other) => Number(other.defaultAddress) - Number(one.defaultAddress));

  const acts = useRowActs<BookAddress, 'delete' | 'undelete' | 'default'>({
    id: 'address',
    keyOf: ({ id }) => id,
    title: (act, address) => t(`address-book.failed.${act}`, { name: nameOf(address) }),
    why: (why, act) => {
      // It is an account's billing address that this page did not know of.
      if (why === 'changed' && act === 'delete') return t('address-book.inUse', { account: 'none' });
      return why === 'gone' ? t('address-book.gone') : undefined;
    },
  });
  const removed = useRemovedRows<BookAddress>('', ({ id }) => id, {
    drawn: (address) => (
      <RemovedLine
        text={t('address-book.deleted', { name: nameOf(address) })}
        undo={t('address-book.undo')}
        undoLabel={t('address-book.undoName', { name: nameOf(address) })}
        busy={acts.isBusy('undelete', address)}
        focus
        onUndo={() => void putBack(address)}
      />
    ),
    back: '.edit',
  });
  const remove = (address: BookAddress): Promise<void> =>
    removed.remove(address, addresses, () =>
      acts.run('delete', address, () => deleting.mutateAsync(address.id), {
        said: t('address-book.deleted', { name: nameOf(address) }),
        again: () => void remove(address),
      }),
    );
  const putBack = (address: BookAddress): Promise<void> =>
    removed.putBack(address, async () => {
      const again = addressAgain(address, customerName());
      const made = await acts.run('undelete', address, () => creating.mutateAsync(again), {
        said: t('address-book.putBack', { name: nameOf(address) }),
        again: () => void putBack(address),
      });
      return made?.result.id ?? made;
    });
  const change = (addressId: string, to: Partial<AddressBody>): Promise<void> =>
    changing.mutateAsync({ addressId, change: to });

  return {
    read,
    /** The account whose book it is. */
    owner: accounts.find(({ id }) => id === account),
    addresses,
    /** The name of the account whose billing address an address is. */
    billedBy: ({ id }: BookAddress): string | undefined =>
      accounts.find(({ billingAddress }) => billingAddress?.id === id)?.name,
    acts,
    arrange: removed.arrange,
    remove,
    makeDefault: (address: BookAddress) =>
      acts.run('default', address, () => change(address.id, { defaultAddress: true }), {
        told: t('address-book.isDefault', { name: addressee(address) || (address.line1 ?? '') }),
      }),
    /** Saves a new address, or what was changed of one. */
    save: async (id: string | undefined, body: AddressBody, before: AddressBody = body): Promise<void> => {
      if (id === undefined) return void (await creating.mutateAsync(body));
      const changed = changedFields(before, body);
      if (Object.keys(changed).length > 0) await change(id, changed);
    },
  };
};
