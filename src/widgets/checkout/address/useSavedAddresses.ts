import type { Address } from '../../../api/address/address.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { addressesQuery } from '../../../api/address/address-book.queries.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import type { StepProps } from '../flow/step-props.ts';

/** An address with an id, and the organization that owns it. `of` is undefined for the customer's own. */
export type SavedAddress = Address & { id: string; of?: { id: string; name: string | undefined } };

/** The choice of an address that only the cart has, because it was typed for this cart alone. */
export const OF_CART = ' cart';

/** An address to choose from, and where it is stored. `label` is a title in place of its own name. */
export type Place = { value: string; address: Address; saved?: SavedAddress | undefined; label?: string };

const withIds = (
  addresses: readonly Address[] | undefined,
  of?: SavedAddress['of'],
): readonly SavedAddress[] =>
  (addresses ?? []).flatMap((address) =>
    address.id === undefined ? [] : [{ ...address, id: address.id, ...(of && { of }) }],
  );

const organizationOf = ({ customerAccount }: CheckoutCart) =>
  customerAccount?.type === 'ORGANIZATION' ? customerAccount : undefined;

/** Returns the organization's name, which no street may contain (CHK-20 d). */
export const organizationName = (cart: CheckoutCart): string | undefined => organizationOf(cart)?.name;

/** Reads the organization's addresses, if it can, and the customer's, the primary one first. Source: CHK-07, CHK-09. */
export const useSavedAddresses = ({ at, cart }: Pick<StepProps, 'at' | 'cart'>) => {
  const organization = organizationOf(cart);
  const own = useCustomerQuery(addressesQuery(at));
  const theirs = useCustomerQuery(addressesQuery(organization && at, organization?.id));
  const isLoading = own.isPending || (organization !== undefined && theirs.isPending);
  const mine = withIds(own.data).toSorted(
    (one, other) => Number(other.defaultAddress) - Number(one.defaultAddress),
  );
  const of = organization ? withIds(theirs.data, { id: organization.id, name: organization.name }) : [];
  const ids = new Set(of.map(({ id }) => id));
  const addresses = [...of, ...mine.filter(({ id }) => !ids.has(id))];
  /** The primary address. The customer's own counts only if the organization has none. */
  const primary = addresses.find((address) => address.defaultAddress);
  return { own, isLoading, addresses, primary };
};

/** Returns whether an address has a person's name. Source: CHK-09 b. */
export const hasName = ({ firstName, lastName }: Address): boolean =>
  Boolean(firstName?.trim() && lastName?.trim());
