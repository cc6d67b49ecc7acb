import type { Address } from '../../../api/address/address.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { useAddresses } from '../flow/known.ts';
import type { StepProps } from '../flow/step-props.ts';

/** An address with an id, and the organization whose it is: undefined for the customer's own. */
export type SavedAddress = Address & { id: string; of?: { id: string; name: string | undefined } };

const withIds = (
  addresses: readonly Address[] | undefined,
  of?: SavedAddress['of'],
): readonly SavedAddress[] =>
  (addresses ?? []).flatMap((address) =>
    address.id === undefined ? [] : [{ ...address, id: address.id, ...(of && { of }) }],
  );

const organizationOf = ({ customerAccount }: CheckoutCart) =>
  customerAccount?.type === 'ORGANIZATION' ? customerAccount : undefined;

/** The name that no street may hold (CHK-20 d). */
export const organizationName = (cart: CheckoutCart): string | undefined => organizationOf(cart)?.name;

/**
 * The customer's saved addresses, the primary one first; before them those of the organization that the order is for. Without the
 * latter the step goes on. Source: CHK-07, CHK-09.
 */
export const useSavedAddresses = ({ at, cart }: Pick<StepProps, 'at' | 'cart'>) => {
  const organization = organizationOf(cart);
  const own = useAddresses(at);
  const theirs = useAddresses(organization && at, organization?.id);
  const isLoading = own.isPending || (organization !== undefined && theirs.isPending);
  const mine = withIds(own.data).toSorted(
    (one, other) => Number(other.defaultAddress) - Number(one.defaultAddress),
  );
  const of = organization ? withIds(theirs.data, { id: organization.id, name: organization.name }) : [];
  const ids = new Set(of.map(({ id }) => id));
  const addresses = [...of, ...mine.filter(({ id }) => !ids.has(id))];
  /** The one that is called so: the customer's own only where the organization has none. */
  const primary = addresses.find((address) => address.defaultAddress);
  return { own, isLoading, addresses, primary };
};

/** Whether an address says who it is for. Source: CHK-09 b. */
export const hasName = ({ firstName, lastName }: Address): boolean =>
  Boolean(firstName?.trim() && lastName?.trim());
