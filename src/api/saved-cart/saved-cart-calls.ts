import { ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { runtime } from '../../core/runtime.ts';
import { CartChangeError, unlessGone } from '../cart/cart-failure.ts';
import type { Cart } from '../cart/cart.contract.ts';
import { asNotSeen, isUndecided } from '../cart/read-after-loss.ts';
import { CART_KEY, fetchCart } from '../cart/read-cart.ts';
import { saveCart } from '../cart/cart-writes.contract.ts';
import { customer, type Customer } from '../customer.ts';
import { readSavedCart, restoreSavedCart } from './saved-cart.contract.ts';
import { savedCartOf, type SavedCart } from './saved-cart-of.rules.ts';

/* The steps of saving and restoring. Carts are identified by their code, so that each step is safe to repeat. */

/** The name and description of a saved cart. */
export type NamedCart = { name: string; description: string };

/** Returns the signed-in customer. Throws `session-changed` if nobody is signed in any more. */
export const whoSaves = (): Customer => {
  const of = customer();
  if (of) return of;
  throw new ServiceError('Nobody is signed in.', { kind: 'session-changed', status: 0 });
};

/** Returns the `fields` of a list of carts. OCC's list does not say of how many it is a page. */
export const listFields = (ofCart: string): string =>
  `carts(${ofCart})${runtime().config.commerceExtensions ? ',pagination,sorts' : ''}`;

/** Returns the current cart. Undefined if there is none. */
export const readCurrent = (of: Customer): Promise<Cart | undefined> =>
  retryRead(() => fetchCart({ ...of, cartId: 'current' })).catch(unlessGone);

/** Returns a saved cart with its lines. Undefined if it is gone or no longer a saved cart. */
export const readSaved = async (of: Customer, code: string): Promise<SavedCart | undefined> => {
  const path = { ...of, cartId: code };
  const query = { fields: 'savedCartData(FULL)' };
  const answer = await retryRead(() => callService(readSavedCart, { path, query })).catch(unlessGone);
  return answer && savedCartOf(answer.savedCartData);
};

/**
 * Sends a write once; if no answer came, a read decides whether it was done. Throws the service's error, or
 * `CartChangeError`: `cart.unconfirmed` or `cart.notDone`. Source: REL-01.
 */
export const sendOnce = async (
  write: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> => {
  try {
    await write();
  } catch (error) {
    if (!isUndecided(error)) throw error;
    const done = await isDone().catch(() => {
      throw new CartChangeError('cart.unconfirmed', error);
    });
    if (!done) throw asNotSeen(error);
  }
};

/** Saves a cart under a name, or renames a saved cart. */
export const saveUnder = (
  of: Customer,
  code: string,
  { name, description }: NamedCart,
  headers: Record<string, string> = {},
): Promise<void> =>
  sendOnce(
    () =>
      callService(saveCart, {
        path: { ...of, cartId: code },
        query: { saveCartName: name, saveCartDescription: description },
        headers,
        body: {},
      }),
    async () => {
      const saved = await readSaved(of, code);
      return saved?.name === name && saved.description === description;
    },
  );

/** Makes a saved cart the current one. */
export const makeCurrent = (of: Customer, code: string): Promise<void> =>
  sendOnce(
    () => callService(restoreSavedCart, { path: { ...of, cartId: code }, body: {} }),
    async () => (await readCurrent(of))?.code === code,
  );

/** Tells all widgets and tabs that the current cart and the saved carts have changed. */
export const tellCartsChanged = (): void => {
  for (const key of [CART_KEY, 'savedCarts'] as const) runtime().registry.changed(key);
};
