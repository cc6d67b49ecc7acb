import type { InferInput } from 'valibot';
import type { cartModificationSchema, OrderEntry } from '../../../src/api/cart/cart-writes.contract.ts';
import { entryReply } from '../checkout/cart-reply.ts';
import type { Changed } from '../checkout/change-cart.ts';
import { outOfStock, unknownProduct } from '../core/occ-error.ts';
import type { View } from '../core/services.ts';
import { productReply } from '../product/product.ts';
import type { StoredProduct } from '../product/store.ts';
import {
  allowedQuantity,
  heldQuantity,
  validatedQuantity,
  withQuantity,
  type Outcome,
} from './quantities.ts';
import type { StoredCart, StoredEntry } from './store.ts';

export type Modification = InferInput<typeof cartModificationSchema>;

/** Returns the cart with this product's line at `quantity`; 0 removes the line. */
export const withLine = (cart: StoredCart, productCode: string, quantity: number): StoredCart => ({
  ...cart,
  entries: withQuantity(cart.entries, productCode, quantity),
});

/** Adds units of one product, as far as available. */
export const addUnits = (
  cart: StoredCart,
  product: StoredProduct,
  asked: number,
  view: View,
): Changed<Modification> => {
  const held = heldQuantity(cart.entries, product.code);
  const outcome = allowedQuantity(product, view.site, held, held + asked);
  const next = outcome.quantity === held ? cart : withLine(cart, product.code, outcome.quantity);
  const answer = modification(outcome, asked, outcome.quantity - held);
  return { cart: next, answer: { ...answer, entry: lineOrProduct(next, product.code, view) } };
};

/** Adds lines one after the other. Returns a result for each, in order. */
export const addLines = (
  cart: StoredCart,
  lines: readonly OrderEntry[],
  view: View,
): Changed<Modification[]> => {
  let current = cart;
  const answer = lines.map(({ product: { code }, quantity }) => {
    const product = view.repository.product(code);
    if (!product || product.gone) return modification({ status: 'unknownProduct' }, quantity, 0);
    const held = heldQuantity(current.entries, code);
    const outcome = allowedQuantity(product, view.site, held, held + quantity);
    if (outcome.quantity !== held) current = withLine(current, code, outcome.quantity);
    const line = modification(outcome, quantity, outcome.quantity - held);
    return { ...line, entry: lineOrProduct(current, code, view) };
  });
  return { cart: current, answer };
};

/** Sets a line to `wanted` units; 0 removes it. Throws InsufficientStockError if the product is out of stock. */
export const setUnits = (
  cart: StoredCart,
  { productCode, quantity: held }: StoredEntry,
  wanted: number,
  entryNumber: number,
  view: View,
): Changed<Modification> => {
  if (wanted === 0)
    return { cart: withLine(cart, productCode, 0), answer: modification({ status: 'success' }, 0, -held) };
  const product = view.repository.product(productCode);
  if (!product) throw unknownProduct(productCode);
  if (product.stock === 0) throw outOfStock(productCode, entryNumber);
  const outcome = allowedQuantity(product, view.site, held, wanted);
  const next = outcome.quantity === held ? cart : withLine(cart, productCode, outcome.quantity);
  const answer = modification(outcome, outcome.quantity, outcome.quantity - held);
  return { cart: next, answer: { ...answer, entry: lineOrProduct(next, productCode, view) } };
};

/** Returns the cart as stock and catalogue allow it now, with a modification for each line that had to change. */
export const validated = (cart: StoredCart, view: View): Changed<Modification[]> => {
  // Quoted products are reserved for the customer.
  if (cart.quote) return { cart, answer: [] };
  let current = cart;
  const answer = cart.entries.flatMap(({ productCode, quantity: held }) => {
    const product = view.repository.product(productCode);
    const outcome: Outcome | undefined = product
      ? validatedQuantity(product, view.site, held)
      : { status: 'unavailable', quantity: 0 };
    if (!outcome) return [];
    current = withLine(current, productCode, outcome.quantity);
    const line = modification(outcome, outcome.quantity, outcome.quantity - held);
    return [{ ...line, entry: lineOrProduct(current, productCode, view) }];
  });
  return { cart: current, answer };
};

/** Returns the line, or its product with 0 units, so that a client can name what was left out. */
const lineOrProduct = (
  cart: StoredCart,
  productCode: string,
  view: View,
): NonNullable<Modification['entry']> => {
  const line = entryReply(cart, productCode, view);
  if (line) return line;
  const product = view.repository.product(productCode);
  return product ? { product: productReply(product, view) } : {};
};

const modification = (
  outcome: { status: Outcome['status'] },
  quantity: number,
  added: number,
): Modification => ({
  statusCode: outcome.status,
  quantity,
  quantityAdded: added,
});
