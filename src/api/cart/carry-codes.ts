import { callService } from '../../core/http/call-service.ts';
import { reportLater } from '../report-later.ts';
import { redeemVoucher } from '../voucher/voucher.contract.ts';
import type { CartAddress } from './cart-address.ts';

/**
 * Applies the promotion codes of the cart from before the sign-in that the store did not carry over. If a code is refused,
 * because the customer's lines or account do not qualify, the message centre says so. Source: CRT-04, SES-11.
 */
export const carryCodes = async (path: CartAddress, codes: readonly string[]): Promise<void> => {
  for (const voucherId of codes)
    await callService(redeemVoucher, { path, query: { voucherId }, body: {} }).catch((error: unknown) =>
      reportLater('cart.code', error),
    );
};
