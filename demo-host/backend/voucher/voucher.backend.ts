import { listVouchers, redeemVoucher, releaseVoucher } from '../../../src/api/voucher/voucher.contract.ts';
import { cartOf } from '../cart/cart.ts';
import { changeCart } from '../checkout/change-cart.ts';
import { cartTotals } from '../checkout/totals.ts';
import { viewOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { toMoney } from '../core/money.ts';
import { invalid, validationError, voucherRefused } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { wrongTries } from '../core/wrong-tries.ts';
import { voucherOf } from './voucher.ts';

/** Endpoints for the promotion codes of a cart. Source: CRT-04. */
export const voucherRoutes = (services: Services): Route[] => [
  handle(
    listVouchers,
    (call) => {
      const view = viewOf(call, services);
      const { vouchers } = cartTotals(cartOf(call, services), view);
      return {
        vouchers: vouchers.map(({ code, name, off, applicable }) => ({
          code,
          name,
          applicable,
          appliedValue: toMoney(off, view.site),
        })),
      };
    },
    { kind: 'voucherList' },
  ),

  handle(redeemVoucher, (call) => {
    const { userId } = cartOf(call, services);
    const guesser = userId === 'anonymous' ? (call.headers.get('x-forwarded-for') ?? 'here') : userId;
    const tries = wrongTries('promotion codes', { most: 20, withinMs: 15 * 60_000 }, services);
    tries.check(guesser);
    const typed = call.query.get('voucherId');
    if (typed === null)
      throw validationError([invalid('voucherId', 'This parameter is required.', 'missing')]);
    const voucher = voucherOf(typed);
    if (!voucher) {
      tries.note(guesser);
      throw voucherRefused(typed);
    }
    if (!voucher.active) throw voucherRefused(typed, 'inactive', 'coupon.not.active.expired');
    return changeCart(call, services, (cart, view) => {
      const held = cart.choices?.vouchers ?? [];
      if (held.includes(voucher.code))
        throw voucherRefused(typed, 'alreadyApplied', 'coupon.already.exists.cart');
      const next = { ...cart, choices: { ...cart.choices, vouchers: [...held, voucher.code] } };
      const counted = cartTotals(next, view).vouchers.find(({ code }) => code === voucher.code);
      if (!counted?.applicable) throw voucherRefused(typed, 'notApplicable', 'coupon.not.applicable');
      return { cart: next, answer: undefined };
    });
  }),

  handle(releaseVoucher, (call) =>
    changeCart(call, services, (cart) => {
      const held = cart.choices?.vouchers ?? [];
      const code = voucherOf(call.path.voucherId)?.code;
      if (code === undefined || !held.includes(code)) throw voucherRefused(call.path.voucherId);
      const vouchers = held.filter((one) => one !== code);
      return { cart: { ...cart, choices: { ...cart.choices, vouchers } }, answer: undefined };
    }),
  ),
];
