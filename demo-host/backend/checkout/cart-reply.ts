import type { InferInput } from 'valibot';
import type {
  checkoutCartSchema,
  checkoutEntrySchema,
} from '../../../src/api/checkout/checkout-cart.contract.ts';
import { orderKeyOf } from '../cart/cart.ts';
import type { StoredCart } from '../cart/store.ts';
import { toMoney } from '../core/money.ts';
import type { View } from '../core/services.ts';
import { estimatedDays, productReply } from '../product/product.ts';
import type { StoredProduct } from '../product/store.ts';
import { promotionReply } from '../promotion/promotion.ts';
import { trainingReply } from '../training/training.ts';
import { nameOf } from '../user/user.ts';
import { chosenReply } from './chosen-view.ts';
import { pricesIncludeTax } from './line-price.ts';
import { cartTotals, type CartTotals, type PricedLine } from './totals.ts';

type CartReply = InferInput<typeof checkoutCartSchema>;
export type EntryReply = InferInput<typeof checkoutEntrySchema>;

/**
 * Returns the cart as the contract has it, at today's prices. As in OCC, `subTotal` is the sum of the lines after their
 * discounts, and `totalDiscounts` is the sum of the discounts. For rounding, see `linePrice` and `cartTotals`.
 */
export const cartReply = (cart: StoredCart, view: View): CartReply => {
  const totals = cartTotals(cart, view);
  const units = cart.entries.reduce((total, entry) => total + entry.quantity, 0);
  const money = (minor: number) => toMoney(minor, view.site);
  const reply = {
    type: 'cartWsDTO',
    code: cart.code,
    guid: cart.guid,
    version: cart.version,
    user: ownerOf(cart, view),
    site: cart.site,
    store: cart.site,
    entries: totals.lines.map((line) => lineReply(line, totals, view)),
    totalItems: cart.entries.length,
    totalUnitCount: units,
    deliveryItemsQuantity: units,
    pickupItemsQuantity: 0,
    ...totalsReply(totals, view),
    calculated: true,
    appliedOrderPromotions: [],
    appliedProductPromotions: [],
    potentialOrderPromotions: [],
    potentialProductPromotions: [],
    ...chosenReply(cart, totals, view),
    ...(cart.userId !== 'anonymous' && { orderKey: orderKeyOf(cart) }),
    ...(cart.quote && { quoteCode: cart.quote.code }),
    ...(cart.placing && { lockedUntil: new Date(cart.placing.until).toISOString() }),
    ...(totals.aimsweb && {
      aimswebMinimum: { minimum: money(totals.aimsweb.minimum), subtotal: money(totals.aimsweb.subtotal) },
    }),
    ...savedAs(cart),
  };
  return reply;
};

const ownerOf = ({ userId }: StoredCart, { people }: View) => {
  if (userId === 'anonymous') return { uid: userId, name: 'Anonymous' };
  const { firstName, lastName } = nameOf(userId, people);
  return { uid: userId, name: `${firstName} ${lastName}` };
};

/** Returns the amounts of a cart or an order. */
export const totalsReply = (totals: CartTotals, view: View) => {
  const money = (minor: number) => toMoney(minor, view.site);
  return {
    subTotal: money(totals.subTotal),
    totalDiscounts: money(totals.productDiscounts + totals.orderDiscounts),
    productDiscounts: money(totals.productDiscounts),
    ...(totals.delivery !== undefined && { deliveryCost: money(totals.delivery) }),
    ...(totals.tax !== undefined && { totalTax: money(totals.tax) }),
    totalPrice: money(totals.total),
    totalPriceWithTax: money(totals.totalWithTax),
    net: !pricesIncludeTax(view.site),
  };
};

const savedAs = ({ saved, userId }: StoredCart) =>
  saved && {
    name: saved.name,
    description: saved.description,
    saveTime: new Date(saved.at).toISOString(),
    savedBy: { uid: userId },
  };

/** Returns all lines of the cart, in order. */
export const entryReplies = (cart: StoredCart, view: View): EntryReply[] => {
  const totals = cartTotals(cart, view);
  return totals.lines.map((line) => lineReply(line, totals, view));
};

/** Returns one line of the cart, or undefined if the cart has no such product. */
export const entryReply = (cart: StoredCart, productCode: string, view: View): EntryReply | undefined =>
  entryReplies(cart, view).find(({ product }) => product.code === productCode);

/** Returns a line of a cart or an order. */
export const lineReply = (line: PricedLine, { promotion }: CartTotals, view: View): EntryReply => {
  const { entry, entryNumber, product, price, isQuoted } = line;
  const { unit, total, discount, vat } = price;
  const reply: EntryReply & { updateable: boolean } = {
    entryNumber,
    quantity: entry.quantity,
    updateable: !isQuoted,
    product: isQuoted ? keptProduct(product, view) : productReply(product, view),
    basePrice: toMoney(unit, view.site),
    totalPrice: toMoney(total, view.site),
    ...(discount > 0 && { totalDiscounts: toMoney(discount, view.site) }),
    ...(vat > 0 && { vat: toMoney(vat, view.site) }),
    ...(product.notDiscountable ? { notDiscountable: true } : promotionReply(promotion, view.language)),
    ...estimatedDays(product, view.clock),
    ...(product.seats && { seats: product.seats * entry.quantity }),
    ...trainingReply(entry, product, view.clock.now()),
  };
  return reply;
};

/** Returns a quote's product as available: its customer can buy it, whatever has changed since. */
const keptProduct = (product: StoredProduct, view: View) => {
  const { notPurchasableReason: _reason, ...reply } = productReply(product, view);
  return { ...reply, purchasable: true };
};
