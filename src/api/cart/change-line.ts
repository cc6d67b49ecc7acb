import { isServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import { CartChangeError, isCartOutdated } from './cart-failure.ts';
import { type Cart, type CartEntry } from './cart.contract.ts';
import { removeEntry, updateEntry, type CartModification } from './cart-writes.contract.ts';
import { hasVersion, ifMatch } from './if-match.ts';
import { CART_KEY, fetchCart } from './read-cart.ts';

/** A line's new quantity; 0 removes it. `seen` is the cart the shopper looked at when deciding. */
export type LineChange = { code: string; quantity: number; seen: Cart };

/**
 * Sets the quantity of a line or removes it. Sent with the version the shopper saw; when the cart has moved on, the
 * line is looked up in the cart as it is now and the change sent once more (the first was refused, so nothing is
 * done twice). A plain OCC host knows no versions: there the cart is read first, for its lines may have moved. When the answer is lost the cart is read to see whether the change happened.
 * Throws `CartChangeError` (`cart.lineGone`, `cart.unconfirmed`, `cart.notDone`) or `ServiceError`.
 */
export const changeLine = async ({
  code,
  quantity,
  seen,
}: LineChange): Promise<CartModification | undefined> => {
  const address = cartAddress();
  if (address === undefined) throw new CartChangeError('cart.lineGone');
  try {
    return await send(address, hasVersion(seen) ? seen : await fetchCart(address), code, quantity);
  } catch (error) {
    if (isCartOutdated(error)) return await send(address, await fetchCart(address), code, quantity);
    if (isServiceError(error) && error.answerLost) return await confirm(address, code, quantity, error);
    throw error;
  } finally {
    runtime().registry.changed(CART_KEY);
  }
};

const send = async (
  address: CartAddress,
  cart: Cart,
  code: string,
  quantity: number,
): Promise<CartModification | undefined> => {
  const entry = entryOf(cart, code);
  if (entry === undefined) {
    if (quantity === 0) return undefined;
    throw new CartChangeError('cart.lineGone');
  }
  const path = { ...address, entryNumber: String(entry.entryNumber) };
  const headers = ifMatch(cart);
  if (quantity > 0) return callService(updateEntry, { path, headers, body: { quantity, product: { code } } });
  await callService(removeEntry, { path, headers });
  return undefined;
};

const entryOf = (cart: Cart, code: string): CartEntry | undefined =>
  cart.entries.find(({ product }) => product.code === code);

const confirm = async (
  address: CartAddress,
  code: string,
  quantity: number,
  lost: unknown,
): Promise<undefined> => {
  let cart: Cart;
  try {
    cart = await retryRead(() => fetchCart(address));
  } catch {
    throw new CartChangeError('cart.unconfirmed', lost);
  }
  // A line that is there may have a quantity that nobody knows.
  const there = entryOf(cart, code);
  if (quantity === 0 ? there : there?.quantity !== quantity) throw new CartChangeError('cart.notDone', lost);
  return undefined;
};
