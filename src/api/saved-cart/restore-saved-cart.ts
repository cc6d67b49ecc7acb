import { ServiceError } from '../../core/errors.ts';
import { CartChangeError, isUnconfirmed } from '../cart/cart-failure.ts';
import type { Cart } from '../cart/cart.contract.ts';
import { onCart } from '../cart/change-cart.ts';
import type { Customer } from '../customer.ts';
import {
  whoSaves,
  makeCurrent,
  readCurrent,
  readSaved,
  saveUnder,
  tellCartsChanged,
  type NamedCart,
} from './saved-cart-calls.ts';
import type { SavedCart } from './saved-cart-of.rules.ts';

/** The items that were in the cart before, and the name that they are saved under. */
type Present = NamedCart & { code: string };

/** The result of a restore, which can be undone. */
export type Restored = {
  cart: SavedCart;
  /** Undefined if the cart was empty. */
  present: Present | undefined;
};

/** A restore, with the place of the cart's items if it failed half-way. */
export type Restorer = {
  restore(): Promise<Restored>;
  /** Set while the cart's items are saved and nothing has replaced them yet. */
  aside(): Present | undefined;
};

/** The error if the saved cart was deleted or restored elsewhere. It equals the store's own. */
const gone = (): ServiceError =>
  new ServiceError('The saved cart is gone.', { kind: 'status', status: 404, type: 'CartError' });

/** The error if another cart than expected has lines. */
const changed = (): ServiceError =>
  new ServiceError('The cart was changed meanwhile.', { kind: 'status', status: 412 });

const hasLines = (cart: Cart | undefined): cart is Cart => cart !== undefined && cart.entries.length > 0;

const isNotSeen = (error: unknown): boolean => error instanceof CartChangeError && error.notSeen;

const inTurn = <Result>(work: (of: Customer) => Promise<Result>): Promise<Result> =>
  onCart('restore', async () => {
    try {
      return await work(whoSaves());
    } finally {
      tellCartsChanged();
    }
  });

/**
 * Creates a restore of a saved cart: saves the current items under the given name, then makes the saved cart current. Each
 * try starts from the store's state. If the second step is refused, the former cart is made current again. Throws
 * `ServiceError` (`CartError`: it is gone) and `CartChangeError`. Source: CRT-07 d.
 */
export const cartRestorer = (code: string, own: NamedCart): Restorer => {
  let target: SavedCart | undefined;
  let present: Present | undefined;
  let isAside = false;
  const restored = (): Restored => {
    isAside = false;
    return { cart: target!, present };
  };

  const putBack = async (of: Customer): Promise<void> => {
    if (!present) return;
    await makeCurrent(of, present.code);
    present = undefined;
    isAside = false;
  };

  const restore = async (of: Customer): Promise<Restored> => {
    const [now, saved] = await Promise.all([readCurrent(of), readSaved(of, code)]);
    // An earlier try, whose answer was lost, was done.
    if (now?.code === code && target) return restored();
    if (!saved) throw gone();
    target = saved;
    if (hasLines(now)) {
      await saveUnder(of, now.code, own);
      present = { code: now.code, ...own };
      isAside = true;
    }
    try {
      await makeCurrent(of, code);
    } catch (error) {
      // If the store does not show the change yet, the items are put back into the cart for now.
      if (!isUnconfirmed(error) || isNotSeen(error)) await putBack(of).catch(() => undefined);
      throw error;
    }
    return restored();
  };

  return { restore: () => inTurn(restore), aside: () => (isAside ? present : undefined) };
};

/**
 * Undoes a restore: the cart is saved again under its name, and the former items are in the current cart. It can be called
 * again after a failure. Throws `ServiceError` 412 if another cart is the current one by now. Source: CRT-07 d.
 */
export const undoRestore = ({ cart, present }: Restored): Promise<void> =>
  inTurn(async (of) => {
    const [now, saved] = await Promise.all([readCurrent(of), readSaved(of, cart.code)]);
    if (!saved) {
      if (now?.code !== cart.code) throw changed();
      await saveUnder(of, cart.code, cart);
    }
    if (!present || (saved && now?.code === present.code)) return;
    if (saved && hasLines(now)) throw changed();
    await makeCurrent(of, present.code);
  });
