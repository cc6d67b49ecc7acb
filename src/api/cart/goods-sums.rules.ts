import { toMajor, toMinor } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';
import type { AppliedVoucher, Cart } from './cart.contract.ts';

type Discounted = Pick<Cart, 'subTotal' | 'totalDiscounts' | 'orderDiscounts'>;
type Priced = Discounted & Pick<Cart, 'totalPrice' | 'deliveryCost'>;

/** Returns the goods after discounts, without shipping and tax: each page's 'subtotal'. Source: CHK-12 b, CRT-01. */
export const goodsSubtotal = (cart: Priced): Money | undefined =>
  afterDiscounts(cart) ?? (cart.totalPrice && less(cart.totalPrice, cart.deliveryCost));

/** Returns OCC's `subTotal` without the discounts of the whole order, which it still includes. */
const afterDiscounts = ({ subTotal, orderDiscounts }: Discounted): Money | undefined =>
  subTotal && less(subTotal, orderDiscounts);

/** Returns whether shipping and tax are known, not due or in the prices. Else it is the 'total so far'. */
export const isWholeTotal = (
  { deliveryCost, totalTax, net }: Pick<Cart, 'deliveryCost' | 'totalTax' | 'net'>,
  isShipped: boolean,
): boolean => (deliveryCost !== undefined || !isShipped) && (totalTax !== undefined || net === false);

/** A row of the sums. Discounts are negative. */
export type GoodsRow = {
  /** `discounts` are all discounts, or only those of the lines if there is an `orderDiscounts` row. */
  row: 'beforeDiscounts' | 'discounts' | 'orderDiscounts' | 'subtotal';
  money: Money;
  /** True for a row with only discounts of the whole order. */
  isOfOrder?: boolean;
};

/** Returns the rows from the goods' prices to their subtotal. Without a discount there is only the subtotal. Source: CRT-03. */
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

/** Returns the codes to show after a row's name, such as ` (CODE)`, or ''. Source: CRT-03, CRT-04 a, b. */
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
