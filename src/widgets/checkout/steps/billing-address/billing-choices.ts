import type { Address } from '../../../../api/address/address.contract.ts';
import { isSameAddress } from '../../../../api/address/is-address-of.rules.ts';
import { hasName, OF_CART, type Place } from '../../address/useSavedAddresses.ts';

/** The choices that are not saved addresses. They begin with a space, which no id does. */
export const DELIVERY = ' DELIVERY';
export const ACCOUNT = ' ACCOUNT';

/** Returns each address once: the first of equal ones, with the saved address of any equal one. Source: CHK-09 a. */
export const eachOnce = (places: readonly Place[]): readonly Place[] =>
  places
    .filter(
      ({ address }, at) => !places.slice(0, at).some((before) => isSameAddress(before.address, address)),
    )
    .map((place) => {
      const saved =
        place.saved ??
        places.find((other) => other.saved && isSameAddress(other.address, place.address))?.saved;
      return saved ? { ...place, saved } : place;
    });

/** Returns which of the places is the cart's current billing address. */
export const currentOf = (of: Address, places: readonly Place[]): string =>
  (
    places.find(({ address: { id } }) => id !== undefined && id === of.id) ??
    places.find(({ address }) => isSameAddress(address, of))
  )?.value ?? OF_CART;

/** `isShippedForAnother`: the shipping address was chosen while the order was for another account. */
export type Order = { isOrganization: boolean; isShippedForAnother: boolean };

/** Returns an organization's own address, or a personal order's shipping address; no other account's. Source: CHK-09 a. */
export const firstPlace = (places: readonly Place[], order: Order): string | undefined => {
  const own = places.find(({ value }) => value === ACCOUNT);
  const isLeftOut = ({ value, address }: Place): boolean =>
    value === DELIVERY &&
    (order.isShippedForAnother || (!order.isOrganization && Boolean(address.companyName?.trim()))) &&
    !(own && isSameAddress(own.address, address));
  return (order.isOrganization ? [ACCOUNT, DELIVERY] : [DELIVERY, ACCOUNT]).find((one) =>
    places.some((place) => place.value === one && hasName(place.address) && !isLeftOut(place)),
  );
};
