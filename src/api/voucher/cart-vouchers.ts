import { isServiceError, type ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { runtime } from '../../core/runtime.ts';
import { cartAddress, type CartAddress } from '../cart/cart-address.ts';
import { cartTerms } from '../cart/cart-terms.contract.ts';
import { CartChangeError } from '../cart/cart-failure.ts';
import { onCart } from '../cart/change-cart.ts';
import { asNotSeen, isUndecided, readAfterLoss } from '../cart/read-after-loss.ts';
import { CART_KEY } from '../cart/read-cart.ts';
import { voucherFailure } from '../checkout/promotion.rules.ts';
import { redeemVoucher, releaseVoucher } from './voucher.contract.ts';

/*
 * Promotion codes of the visitor's cart, where its lines are changed too. A checkout writes those of its own cart by its flow. No
 * version goes along: a code is applied whatever the lines are by now.
 */

/**
 * Applies a promotion code as it was typed; ends when the cart has been read again. Rejects with what `redeemVoucher` answers, or
 * with `CartChangeError` where its answer was lost and it did not happen, or nobody knows; a failure of the service may hide that it did. Source: CRT-04 a.
 */
export const redeemInCart = (typed: string): Promise<void> =>
  change(typed, true, (path) => callService(redeemVoucher, { path, query: { voucherId: typed }, body: {} }));

/** Takes a promotion code off; as `redeemInCart`. */
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
      // The code's own fault stands at its field: it is no failure for the message centre.
      if (isServiceError(error) && voucherFailure(error.info) !== undefined) return error;
      if (!isUndecided(error)) throw error;
      await confirm(address, code, isWanted, error);
    } finally {
      runtime().registry.changed(CART_KEY);
    }
    return undefined;
  });
  if (refused) throw refused;
};

/** Whether it was done, read from the cart. */
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
