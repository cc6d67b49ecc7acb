import type { InferInput } from 'valibot';
import type { cartEntrySchema, cartSchema } from '../../src/api/cart/cart.contract.ts';
import type { Clock } from './clock.ts';
import { linePrice, pricesIncludeTax, type LinePrice } from './line-price.ts';
import { toMoney } from './money.ts';
import { productReply, type ProductView } from './product-view.ts';
import type { StoredCart, StoredEntry, StoredProduct } from './repository.ts';

export type CartView = ProductView & { clock: Clock };

type CartReply = InferInput<typeof cartSchema>;
export type EntryReply = InferInput<typeof cartEntrySchema>;

const DAY_MS = 86_400_000;

/**
 * The cart as the contract gives it, priced by today's catalogue. As in OCC `subTotal` adds the lines after their
 * discounts, and `totalDiscounts` tells what was taken off; rounding is told at `linePrice`.
 */
export const cartReply = (cart: StoredCart, view: CartView): CartReply => {
  const lines = pricedLines(cart, view);
  const sum = (of: keyof LinePrice) =>
    toMoney(
      lines.reduce((total, { price }) => total + price[of], 0),
      view.site,
    );
  const units = cart.entries.reduce((total, entry) => total + entry.quantity, 0);
  const reply = {
    type: 'cartWsDTO',
    code: cart.code,
    guid: cart.guid,
    version: cart.version,
    user: { uid: cart.userId },
    site: cart.site,
    store: cart.site,
    entries: lines.map((line) => line.reply),
    totalItems: cart.entries.length,
    totalUnitCount: units,
    deliveryItemsQuantity: units,
    subTotal: sum('total'),
    totalDiscounts: sum('discount'),
    totalTax: sum('vat'),
    totalPrice: sum('total'),
    totalPriceWithTax: sum('total'),
    net: !pricesIncludeTax(view.site),
  };
  return reply;
};

/** One line of the cart, or undefined when the cart has no such product. */
export const entryReply = (cart: StoredCart, productCode: string, view: CartView): EntryReply | undefined =>
  pricedLines(cart, view).find((line) => line.reply.product.code === productCode)?.reply;

const pricedLines = (cart: StoredCart, view: CartView) =>
  cart.entries.flatMap((entry, entryNumber) => {
    const product = view.repository.product(entry.productCode);
    return product ? [pricedLine(entry, entryNumber, product, view)] : [];
  });

const pricedLine = (entry: StoredEntry, entryNumber: number, product: StoredProduct, view: CartView) => {
  const price = linePrice(product, entry.quantity, view.site);
  const { unit, total, discount, vat } = price;
  const reply: EntryReply & { updateable: boolean } = {
    entryNumber,
    quantity: entry.quantity,
    updateable: true,
    product: productReply(product, view),
    basePrice: toMoney(unit, view.site),
    totalPrice: toMoney(total, view.site),
    ...(discount > 0 && { totalDiscounts: toMoney(discount, view.site) }),
    ...(vat > 0 && { vat: toMoney(vat, view.site) }),
    ...(product.notDiscountable && { notDiscountable: true }),
    ...(product.releaseInDays && { estimatedRelease: dayFromNow(product.releaseInDays, view.clock) }),
    ...(product.shipsInDays && { estimatedToShip: dayFromNow(product.shipsInDays, view.clock) }),
    ...(product.seats && { seats: product.seats * entry.quantity }),
  };
  return { reply, price };
};

const dayFromNow = (days: number, clock: Clock): string =>
  new Date(clock.now() + days * DAY_MS).toISOString().slice(0, 10);
