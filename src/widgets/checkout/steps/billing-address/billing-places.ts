import type { Address } from '../../../../api/address/address.contract.ts';
import { isSameAddress } from '../../../../api/address/is-address-of.rules.ts';
import { hasName, type SavedAddress } from '../../address/useSavedAddresses.ts';

/** Values of the choices that are no saved address: no id begins with a space. */
export const DELIVERY = ' DELIVERY';
export const ACCOUNT = ' ACCOUNT';
export const OF_CART = ' cart';

/** An address that can be billed to, and where it lies. */
export type Place = { value: string; address: Address; saved?: SavedAddress };

/** Each address once: the first of those that are the same, with what its twins know. Source: CHK-09 a. */
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

/** Which of the places the cart has now. */
export const currentOf = (of: Address, places: readonly Place[]): string =>
  (
    places.find(({ address: { id } }) => id !== undefined && id === of.id) ??
    places.find(({ address }) => isSameAddress(address, of))
  )?.value ?? OF_CART;

/** Whose order it is, and whether its shipping address was chosen while the order was another account's. */
export type Order = { isOrganization: boolean; isShippedForAnother: boolean };

/**
 * What is chosen beforehand: of an organization's order the account's own, for the goods go to a receiving desk and the bill to whoever
 * pays; of a personal order the shipping address. Nobody is billed unasked at the address of another account or, on a personal order, of
 * an organization. Source: CHK-09 a.
 */
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
