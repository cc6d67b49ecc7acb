import type { ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { runtime } from '../../core/runtime.ts';
import { cartAddress, type CartAddress } from '../cart/cart-address.ts';
import { cartTerms } from '../cart/cart.contract.ts';
import { CartChangeError } from '../cart/cart-failure.ts';
import { onCart } from '../cart/change-cart.ts';
import { asNotSeen, isUndecided, readAfterLoss } from '../cart/read-after-loss.ts';
import { CART_KEY } from '../cart/read-cart.ts';
import { voucherFailure } from '../checkout/promotion.rules.ts';
import { redeemVoucher, releaseVoucher } from './voucher.contract.ts';

/* Promotion codes of the visitor's cart. A checkout uses its own flow for its cart. */

/**
 * Applies a promotion code as typed, and reads the cart again. Rejects with the error of `redeemVoucher`, or with
 * `CartChangeError` if the result is unknown or nothing was done. Source: CRT-04 a.
 */
export const redeemInCart = (typed: string): Promise<void> =>
  change(typed, true, (path) => callService(redeemVoucher, { path, query: { voucherId: typed }, body: {} }));

/** Removes a promotion code. Ends and rejects like `redeemInCart`. */
export const releaseInCart = (code: string): Promise<void> =>
  change(code, false, (path) => callService(releaseVoucher, { path: { ...path, voucherId: code } }));

const change = async (
  code: string,
  isWanted: boolean,
  send: (path: CartAddress) => Promise<unknown>,
): Promise<void> => {
  const refused = await onCart('promotion', async () => {
    const address = cartAddress();
    if (address === undefined) throw new CartChangeError('cart.notDone');
    try {
      await send(address);
    } catch (error) {
      // A refused code is shown at its field. It is not a failure for the message centre.
      if (voucherFailure(error) !== undefined) return error;
      if (!isUndecided(error)) throw error;
      await confirm(address, code, isWanted, error);
    } finally {
      runtime().registry.changed(CART_KEY);
    }
    return undefined;
  });
  if (refused) throw refused;
};

/** Reads the cart to find out whether it was done. */
const confirm = async (
  address: CartAddress,
  code: string,
  isWanted: boolean,
  failure: ServiceError,
): Promise<void> => {
  const cart = await readAfterLoss(address, failure);
  const isThere = cartTerms(cart).appliedVouchers.some(
    (one) => one.code.toLowerCase() === code.toLowerCase(),
  );
  if (isThere === isWanted) return;
  throw asNotSeen(failure);
};
