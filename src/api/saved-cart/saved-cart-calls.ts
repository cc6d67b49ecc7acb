import { ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { runtime } from '../../core/runtime.ts';
import { CartChangeError, isCartGone } from '../cart/cart-failure.ts';
import type { Cart } from '../cart/cart.contract.ts';
import { asNotSeen, isUndecided } from '../cart/read-after-loss.ts';
import { CART_KEY, fetchCart } from '../cart/read-cart.ts';
import { saveCart } from '../cart/two-carts.contract.ts';
import { customer, type Customer } from '../customer.ts';
import { readSavedCart, restoreSavedCart } from './saved-cart.contract.ts';
import { savedCartOf, type SavedCart } from './saved-cart-of.rules.ts';

/* What saving and restoring are made of. Carts are named by their code, so that each step can be done twice without harm. */

/** What a cart is put aside under. */
export type NamedCart = { name: string; description: string };

/** Whoever is signed in; throws `session-changed` where nobody is any more. */
export const whoSaves = (): Customer => {
  const of = customer();
  if (of) return of;
  throw new ServiceError('Nobody is signed in.', { kind: 'session-changed', status: 0 });
};

const unlessGone = (error: unknown): undefined => {
  if (!isCartGone(error)) throw error;
};

/** The current cart; undefined where there is none. */
export const readCurrent = (of: Customer): Promise<Cart | undefined> =>
  retryRead(() => fetchCart({ ...of, cartId: 'current' })).catch(unlessGone);

/** A saved cart with its lines; undefined where it is gone, or is no saved one any more. */
export const readSaved = async (of: Customer, code: string): Promise<SavedCart | undefined> => {
  const path = { ...of, cartId: code };
  const query = { fields: 'savedCartData(FULL)' };
  const answer = await retryRead(() => callService(readSavedCart, { path, query })).catch(unlessGone);
  return answer && savedCartOf(answer.savedCartData);
};

/**
 * Sends a write once. Where its answer was lost, or the service failed, what is read decides whether it was done. Throws what the
 * service said, or `CartChangeError`: `cart.unconfirmed` where nothing can be read, or no answer came and it may still be done, else
 * `cart.notDone`. Source: REL-01.
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

/** Saves a cart under a name, or gives a saved one another. */
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

/** Tells all widgets and tabs that the current cart and the saved ones are others now. */
export const tellCartsChanged = (): void => {
  for (const key of [CART_KEY, 'savedCarts'] as const) runtime().registry.changed(key);
};
