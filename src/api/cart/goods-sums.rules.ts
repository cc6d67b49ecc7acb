import { toMajor, toMinor } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';
import type { AppliedVoucher } from './cart-terms.contract.ts';
import type { Cart } from './cart.contract.ts';

type Discounted = Pick<Cart, 'subTotal' | 'totalDiscounts' | 'orderDiscounts'>;
type Priced = Discounted & Pick<Cart, 'totalPrice' | 'deliveryCost'>;

/**
 * What the goods come to: the lines after all discounts, without shipping and tax. 'Subtotal' means this on every page, and a
 * purchase order's threshold is held against it. A host that tells no `subTotal` has a total, which may hold the shipping.
 * Source: CHK-12 b, CRT-01.
 */
export const goodsSubtotal = (cart: Priced): Money | undefined =>
  afterDiscounts(cart) ?? (cart.totalPrice && less(cart.totalPrice, cart.deliveryCost));

/** OCC's `subTotal` still holds what comes off the whole order. */
const afterDiscounts = ({ subTotal, orderDiscounts }: Discounted): Money | undefined =>
  subTotal && less(subTotal, orderDiscounts);

/** A row of the sums; what is taken off is below 0. */
export type GoodsRow = {
  /** `discounts`: all of them, or the lines' own where `orderDiscounts` come off the whole order as well. */
  row: 'beforeDiscounts' | 'discounts' | 'orderDiscounts' | 'subtotal';
  money: Money;
  /** What comes off the whole order, and nothing else. */
  isOfOrder?: boolean;
};

/** The rows from the goods' prices down to their subtotal, which alone is there without a discount. Source: CRT-03. */
export const goodsRows = (cart: Discounted): readonly GoodsRow[] => {
  const { subTotal, totalDiscounts, orderDiscounts } = cart;
  const ofOrder = takenOff(orderDiscounts);
  const all = Math.max(takenOff(totalDiscounts), ofOrder);
  const ofLines = all - ofOrder;
  const like = totalDiscounts ?? orderDiscounts;
  const before = all > 0 && subTotal && inMinor(subTotal, minorOf(subTotal) + ofLines);
  const takenAway = (units: number) => units > 0 && like && inMinor(like, -units);
  const row = (name: GoodsRow['row'], money: Money | false | undefined, isOfOrder = false) =>
    money ? [{ row: name, money, isOfOrder }] : [];
  return [
    ...row('beforeDiscounts', before),
    ...row('discounts', takenAway(ofLines || ofOrder), ofLines === 0),
    ...row('orderDiscounts', ofLines > 0 && takenAway(ofOrder), true),
    ...row('subtotal', afterDiscounts(cart)),
  ];
};

/**
 * The codes that give a row, to stand behind its name: a discount stands once, under what gives it. Empty where none does.
 * Source: CRT-03, CRT-04 a, b.
 */
export const codesOf = ({ isOfOrder }: GoodsRow, vouchers: readonly AppliedVoucher[]): string => {
  const codes = isOfOrder ? vouchers.filter(({ applicable }) => applicable).map(({ code }) => code) : [];
  return codes.length > 0 ? ` (${codes.join(', ')})` : '';
};

const minorOf = ({ value, currencyIso }: Money): number => toMinor(value, currencyIso);

const takenOff = (money: Money | undefined): number => (money ? Math.max(0, minorOf(money)) : 0);

const less = (money: Money, off: Money | undefined): Money => inMinor(money, minorOf(money) - takenOff(off));

const inMinor = ({ currencyIso }: Money, units: number): Money => ({
  currencyIso,
  value: toMajor(units, currencyIso),
});
