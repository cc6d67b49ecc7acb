import { callService } from '../../core/http/call-service.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { listVouchers, redeemVoucher, releaseVoucher } from './voucher.contract.ts';

/** The promotion codes of a cart. Source: CRT-04. */
export const vouchersQuery = (of: CartAddress | undefined) =>
  customerQuery({ of, resource: 'vouchers', part: [of?.cartId ?? ''], read: listed, follows: ['cart'] });

const listed = async (path: CartAddress, signal?: AbortSignal) =>
  (await callService(listVouchers, { path, signal })).vouchers;

const holds = async (of: CartAddress, typed: string): Promise<boolean> =>
  (await listed(of)).some(({ code }) => code.toLowerCase() === typed.trim().toLowerCase());

/** Applies a promotion code as it was typed. Rejects with what `redeemVoucher` answers. Source: CRT-04. */
export const redeemVoucherMutation = (of: CartAddress) =>
  customerMutation<void, string>({
    owner: of,
    changes: ['cart'],
    write: (typed) => callService(redeemVoucher, { path: of, query: { voucherId: typed }, body: {} }),
    confirm: async (typed) => ((await holds(of, typed)) ? { result: undefined } : undefined),
  });

/** Takes a promotion code off. Source: CRT-04. */
export const releaseVoucherMutation = (of: CartAddress) =>
  customerMutation<void, string>({
    owner: of,
    changes: ['cart'],
    write: (voucherId) => callService(releaseVoucher, { path: { ...of, voucherId } }),
    confirm: async (code) => ((await holds(of, code)) ? undefined : { result: undefined }),
  });
