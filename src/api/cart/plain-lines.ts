import { unitsOfProduct } from './product-in-cart.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { entryToChange, takesPart } from './line-changes.rules.ts';
import type { CartAddress } from './cart-address.ts';
import { addEntry, removeEntry, updateEntry, type CartModification } from './cart-writes.contract.ts';
import { fetchCart } from './read-cart.ts';
import type { Call } from './unanswered.rules.ts';

/* The changes of lines on a plain OCC host: one line in each call, without an Idempotency-Key. Source: API-06 b. */

/** Sends a change of one line. */
export const sendPlain = async (
  address: CartAddress,
  { change, entry, held = 0 }: Call,
): Promise<readonly CartModification[]> => {
  if ('add' in change) {
    const { code = '', quantity = 0 } = change.add[0] ?? {};
    const answer = await callService(addEntry, { path: address, body: { product: { code }, quantity } });
    if (answer.quantityAdded !== undefined || !takesPart(answer.statusCode)) return [answer];
    // Some hosts leave the number out. Then the cart has it.
    const units = unitsOfProduct(await retryRead(() => fetchCart(address)), code);
    return [{ ...answer, quantityAdded: Math.min(Math.max(units - held, 0), quantity) }];
  }
  const path = { ...address, entryNumber: String(entry) };
  const { code, quantity } = change;
  if (quantity > 0) return [await callService(updateEntry, { path, body: { quantity, product: { code } } })];
  await callService(removeEntry, { path });
  return [];
};

/** Returns the change's result if the cart shows that it was done. */
export const lookPlain = async (
  address: CartAddress,
  { change, held = 0 }: Call,
): Promise<readonly CartModification[] | undefined> => {
  const cart = await retryRead(() => fetchCart(address));
  if ('add' in change) {
    const { code = '', quantity = 0 } = change.add[0] ?? {};
    const isIn = unitsOfProduct(cart, code) - held >= quantity;
    return isIn ? [{ statusCode: 'success', quantity, quantityAdded: quantity }] : undefined;
  }
  const line = entryToChange(cart, change);
  const isDone =
    line === 'done' ||
    (line !== 'unclear' && (change.quantity === 0 ? line === undefined : line?.quantity === change.quantity));
  return isDone ? [] : undefined;
};
