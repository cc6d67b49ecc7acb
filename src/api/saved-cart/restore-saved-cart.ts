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

/** What a restore has done, and the way back. */
export type Restored = {
  cart: SavedCart;
  /** Undefined where the cart was empty. */
  present: Present | undefined;
};

/** What a restore has to be able to say when it failed half-way: where the items of the cart are. */
export type Restorer = {
  restore(): Promise<Restored>;
  /** Set while the items of the cart are put aside and nothing is in their place yet. */
  aside(): Present | undefined;
};

/** The cart is saved no more: deleted, or restored elsewhere. As the store itself says it. */
const gone = (): ServiceError =>
  new ServiceError('The saved cart is gone.', { kind: 'status', status: 404, type: 'CartError' });

/** Another cart than that which this was about has lines. */
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
 * The way to restore a saved cart: the items of the present one are saved first, under the name that is given, then it is the current
 * cart. Each try begins with what the store has, so that nothing is saved twice; where the second step is refused, the present cart is
 * put back. Throws `ServiceError`, with type `CartError` where the saved cart is gone, and `CartChangeError`. Source: CRT-07 d.
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
    // A try whose answer was lost has done it.
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
      // Of what the store shows nothing of yet, the items are in the cart again meanwhile.
      if (!isUnconfirmed(error) || isNotSeen(error)) await putBack(of).catch(() => undefined);
      throw error;
    }
    return restored();
  };

  return { restore: () => inTurn(restore), aside: () => (isAside ? present : undefined) };
};

/**
 * Undoes a restore: the cart is a saved one again, under its name, and the items that were in the cart before are in it. To be called again
 * where it failed. Throws `ServiceError` 412 where another cart is the current one by now. Source: CRT-07 d.
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
