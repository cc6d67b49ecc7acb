import { accountsIn } from '../account/store.ts';
import type { LinePrice, StoredCart, StoredEntry } from '../cart/store.ts';
import { share } from '../core/money.ts';
import type { View } from '../core/services.ts';
import { modeCost, modesFor } from '../delivery/delivery.ts';
import type { StoredProduct } from '../product/store.ts';
import { promotionOf, promotionPercent } from '../promotion/promotion.ts';
import type { Promotion } from '../promotion/store.ts';
import { taxOn } from '../tax/tax.ts';
import { voucherDiscount, voucherOf } from '../voucher/voucher.ts';
import { billedTo } from './billed-to.ts';
import { linePrice, pricesIncludeTax } from './line-price.ts';
import { aimswebMinimumOf } from './needs.ts';

export type PricedLine = {
  entry: StoredEntry;
  entryNumber: number;
  product: StoredProduct;
  price: LinePrice;
  /** True if the line has the price of a quote, which reserves the product for its customer. */
  isQuoted: boolean;
};

type CountedVoucher = { code: string; name: string; off: number; applicable: boolean };

/** The totals of a cart, in minor units of the site's currency. */
export type CartTotals = {
  lines: readonly PricedLine[];
  promotion: Promotion | undefined;
  vouchers: readonly CountedVoucher[];
  /** The sum of the lines after their own discounts. */
  subTotal: number;
  productDiscounts: number;
  orderDiscounts: number;
  /** Undefined until a shipping method is chosen. */
  delivery: number | undefined;
  /** Undefined until it can be calculated. If prices include tax, it is the included tax. */
  tax: number | undefined;
  taxTakenOff: number;
  /** Without tax if the prices don't include it. */
  total: number;
  totalWithTax: number;
  aimsweb: { minimum: number; subtotal: number } | undefined;
};

/**
 * Calculates the totals in this order: lines with their own discounts; vouchers, one after the other, each of the sum
 * of discountable lines; delivery; tax on the goods after all discounts, and on delivery if prices include tax. Each
 * amount is rounded half up on its own.
 */
export const cartTotals = (cart: StoredCart, view: View): CartTotals => {
  const { site } = view;
  const promotion = promotionOf(cart, view);
  const lines = pricedLines(cart, view, promotionPercent(promotion));
  const sum = (of: keyof LinePrice) => lines.reduce((total, { price }) => total + price[of], 0);
  const subTotal = sum('total');
  const vouchers = countedVouchers(cart, lines, view);
  const orderDiscounts = vouchers.reduce((total, { off }) => total + off, 0);
  const goods = subTotal - orderDiscounts;
  const delivery = deliveryOf(cart, view);
  // The tax included in the prices of goods and delivery. Delivery is taxed like the goods, in proportion.
  const included = subTotal === 0 ? 0 : share(sum('vat'), goods + (delivery ?? 0), subTotal);
  const { tax, taxTakenOff } = taxOf(cart, view, goods, included);
  const total = goods + (delivery ?? 0);
  const minimum = aimswebMinimumOf(site);
  return {
    lines,
    promotion,
    vouchers,
    subTotal,
    productDiscounts: sum('discount'),
    orderDiscounts,
    delivery,
    tax,
    taxTakenOff,
    total,
    totalWithTax: pricesIncludeTax(site) ? total - taxTakenOff : total + (tax ?? 0),
    aimsweb:
      minimum === undefined
        ? undefined
        : {
            minimum,
            subtotal: lines
              .filter(({ product }) => product.format === 'AIMSWEB')
              .reduce((total, { price }) => total + price.total, 0),
          },
  };
};

const pricedLines = (cart: StoredCart, view: View, percent: number): PricedLine[] =>
  cart.entries.flatMap((entry, entryNumber) => {
    const product = view.repository.product(entry.productCode);
    if (!product) return [];
    const quoted = cart.quote?.prices[entryNumber];
    const price = quoted ?? linePrice(product, entry.quantity, view.site, percent);
    return [{ entry, entryNumber, product, price, isQuoted: quoted !== undefined }];
  });

const countedVouchers = (
  { choices }: StoredCart,
  lines: readonly PricedLine[],
  { site }: View,
): CountedVoucher[] => {
  let left = lines.reduce((total, { price }) => total + price.total, 0);
  return (choices?.vouchers ?? []).flatMap((code) => {
    const voucher = voucherOf(code);
    if (!voucher) return [];
    const found = voucherDiscount(
      voucher,
      lines.map(({ product, price }) => ({ product, total: price.total })),
      site,
    );
    const off = Math.min(found ?? 0, left);
    left -= off;
    return [{ code: voucher.code, name: voucher.name, off, applicable: found !== undefined }];
  });
};

const deliveryOf = ({ choices }: StoredCart, { site }: View): number | undefined => {
  const mode = modesFor(choices?.deliveryAddress).find(({ code }) => code === choices?.deliveryModeCode);
  return mode && modeCost(mode, site);
};

/** @param included the included tax, if prices include tax. */
const taxOf = (cart: StoredCart, view: View, goods: number, included: number) => {
  const { choices, userId } = cart;
  const account = choices?.accountId && accountsIn(view).get(userId, choices.accountId);
  const isExempt = account ? account.taxExempt : false;
  if (pricesIncludeTax(view.site))
    return isExempt ? { tax: 0, taxTakenOff: included } : { tax: included, taxTakenOff: 0 };
  const address = choices?.deliveryAddress ?? billedTo(cart, view);
  if (isExempt) return { tax: 0, taxTakenOff: 0 };
  return { tax: address && taxOn(goods, address), taxTakenOff: 0 };
};
