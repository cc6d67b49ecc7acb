import { callService } from '../../core/http/call-service.ts';
import { reportLater } from '../report-later.ts';
import { redeemVoucher } from '../voucher/voucher.contract.ts';
import type { CartAddress } from './cart-address.ts';

/**
 * Applies promotion codes of the cart from before the sign-in that a store did not take along. One that is refused, for the
 * customer's lines or account may not have it, is told in the message centre. Source: CRT-04, SES-11.
 */
export const carryCodes = async (path: CartAddress, codes: readonly string[]): Promise<void> => {
  for (const voucherId of codes)
    await callService(redeemVoucher, { path, query: { voucherId }, body: {} }).catch((error: unknown) =>
      reportLater('cart.code', error),
    );
};
