import { accountsIn } from '../account/store.ts';
import type { StoredAddress } from '../address/store.ts';
import type { StoredCart } from '../cart/store.ts';
import type { View } from '../core/services.ts';

/**
 * Returns the address that the bill goes to. Undefined if none is chosen, or if the cart no longer has what was chosen.
 * Source: CHK-09 a, CHK-21 f.
 */
export const billedTo = ({ choices = {}, userId }: StoredCart, view: View): StoredAddress | undefined => {
  const { accountId, billingAddress, deliveryAddress } = choices;
  if (billingAddress === 'DELIVERY') return deliveryAddress;
  if (billingAddress !== 'ACCOUNT') return billingAddress;
  return accountId === undefined ? undefined : accountsIn(view).get(userId, accountId)?.billingAddress;
};
