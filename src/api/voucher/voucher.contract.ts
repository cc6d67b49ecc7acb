import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { appliedVoucherSchema } from '../cart/cart.contract.ts';

const vouchers = '/users/{userId}/carts/{cartId}/vouchers';

export const listVouchers = defineEndpoint('GET', vouchers, {
  response: v.object({ vouchers: v.array(appliedVoucherSchema) }),
});

/** `?voucherId=`. 400 VoucherOperationError: invalid, inactive, alreadyApplied or notApplicable. Source: CRT-04. */
export const redeemVoucher = defineEndpoint('POST', vouchers, { body: v.object({}) });

export const releaseVoucher = defineEndpoint('DELETE', `${vouchers}/{voucherId}`);
