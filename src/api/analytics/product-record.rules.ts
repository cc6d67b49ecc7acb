import type { ProductRecord } from '../../core/analytics/analytics-record.contract.ts';
import type { RecordProducts } from '../../core/analytics/records-of-events.ts';
import type { CartTerms, CartEntry } from '../cart/cart.contract.ts';
import type { Money } from '../money.contract.ts';

type Promoted = { promotionStatus?: string | undefined; promotionLabel?: string | undefined };
type Terms = Promoted & Pick<CartTerms, 'appliedVouchers'>;
type Line = Pick<
  CartEntry,
  'product' | 'quantity' | 'basePrice' | 'totalPrice' | 'totalDiscounts' | 'notDiscountable'
> &
  Promoted;

/** The part of a cart or order that records need. */
export type RecordedWhole = Terms & {
  entries: readonly Line[];
  totalPrice?: Money | undefined;
  totalPriceWithTax?: Money | undefined;
  totalTax?: Money | undefined;
  deliveryCost?: Money | undefined;
};

const cents = (value: number): number => Math.round(value * 100) / 100;

const present = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as never;

const couponOf = ({ appliedVouchers }: Terms): string =>
  appliedVouchers.flatMap(({ code, applicable }) => (applicable ? [code] : [])).join(',');

const APPLIES: Readonly<Record<string, string>> = { UAP_APPLIED: 'UAP', OLD_APPLIED: 'OLD' };

/** Returns what applies to a line: its own promotion, else the whole's. Nothing applies to a line that is excluded. */
const promotionOf = (line: Line, terms: Terms) => {
  if (line.notDiscountable) return {};
  const { promotionStatus = '', promotionLabel } = line.promotionStatus === undefined ? terms : line;
  const type = Object.hasOwn(APPLIES, promotionStatus) ? APPLIES[promotionStatus] : undefined;
  return {
    coupon: couponOf(terms),
    promotion_type: type,
    promotion_name: type && promotionLabel,
  };
};

/** Returns the record of a line. What is unknown is absent. Amounts are for one unit; `index` is from 0. Source: ANA-01. */
export const productRecord = (line: Line, index: number, terms: Terms): ProductRecord => {
  const { product, quantity, basePrice, totalPrice, totalDiscounts, notDiscountable } = line;
  const price = basePrice?.value;
  const each = (money: Money | undefined) => (money && quantity > 0 ? money.value / quantity : undefined);
  const off = each(totalDiscounts);
  const paid = each(totalPrice);
  return {
    code: product.code,
    ...present({
      name: product.name,
      program: product.programName,
      price,
      discountPrice: paid === undefined ? undefined : cents(paid),
      quantity: quantity > 0 ? quantity : undefined,
      position: index + 1,
      discount_value: off === undefined ? undefined : cents(off),
      discount_percentage:
        off === undefined || price === undefined || price === 0 ? undefined : cents((off / price) * 100),
      ...promotionOf(line, terms),
      promo_exclude: notDiscountable,
    }),
  } as ProductRecord;
};

/** Returns the products of a cart or order, with the service's own totals. */
export const recordProducts = (whole: RecordedWhole): RecordProducts => {
  const total = whole.totalPriceWithTax ?? whole.totalPrice;
  const { entries } = whole;
  return {
    ...present({
      currency: (total ?? entries[0]?.totalPrice ?? entries[0]?.basePrice)?.currencyIso,
      value: total?.value,
      coupon: couponOf(whole),
    }),
    products: entries.map((line, index) => productRecord(line, index, whole)),
  };
};

/** Returns the products of an order, with its tax and shipping. */
export const orderProducts = (order: RecordedWhole): RecordProducts => ({
  ...present({ tax: order.totalTax?.value, shipping: order.deliveryCost?.value }),
  ...recordProducts(order),
});
