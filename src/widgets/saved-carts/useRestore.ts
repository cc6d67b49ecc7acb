import { useRef, useState } from 'react';
import {
  cartRestorer,
  undoRestore,
  type Restored,
  type Restorer,
} from '../../api/saved-cart/restore-saved-cart.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { freeName } from '../../api/saved-cart/saved-cart.rules.ts';
import { now } from '../../core/clock.ts';
import { formatDate } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import { savedCartFailure, type SavedCartFailure } from '../parts/saved-carts/saved-cart-failure.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Cart = Pick<SavedCart, 'code' | 'name'>;

export type RestoreState = {
  /** The cart that is being restored. */
  cart: Cart;
  busy: 'restore' | 'undo' | undefined;
  done: Restored | undefined;
  /** True if the restore was undone. */
  undone: boolean;
  failure: SavedCartFailure | undefined;
  /** The name under which the current cart's items were saved, if a restore stopped half-way. */
  aside: string | undefined;
};

/** Restores a saved cart and undoes that. After a failure, a try goes on where it stopped. Source: CRT-07 d. */
export const useRestore = () => {
  const t = useWords<typeof en>();
  const [state, setState] = useState<RestoreState>();
  const running = useRef(false);
  const restorer = useRef<{ code: string; it: Restorer }>(undefined);

  /** Returns the restorer of this cart, so that a further try goes on with the earlier one. */
  const restorerOf = (code: string, taken: readonly string[]): Restorer => {
    if (restorer.current?.code === code) return restorer.current.it;
    const { tag } = runtime().row;
    // A name that is kept has plain spaces, so that it is found as it is typed.
    const date = formatDate(now(), tag).replaceAll('\u00a0', ' ');
    const name = freeName(t('saved-carts.ownName', { date }), taken);
    const it = cartRestorer(code, { name, description: t('saved-carts.ownNote', { date }) });
    restorer.current = { code, it };
    return it;
  };

  const run = async (
    busy: 'restore' | 'undo',
    before: Partial<RestoreState> & { cart: Cart },
    work: () => Promise<Partial<RestoreState>>,
  ): Promise<boolean> => {
    if (running.current || runtime().author) return false;
    running.current = true;
    const start = { done: undefined, undone: false, failure: undefined, aside: undefined, ...before };
    setState({ ...start, busy });
    try {
      const end = await work();
      setState({ ...start, ...end, busy: undefined });
      return true;
    } catch (error) {
      const aside = restorer.current?.it.aside()?.name;
      setState({ ...start, failure: savedCartFailure(error), aside, busy: undefined });
      return false;
    } finally {
      running.current = false;
    }
  };

  return {
    state,
    /** Restores a cart. `taken` are names that the current cart can't be saved under. Resolves to true if it succeeded. */
    restore: (cart: Cart, taken: readonly string[]): Promise<boolean> =>
      run('restore', { cart }, async () => {
        const done = await restorerOf(cart.code, taken).restore();
        restorer.current = undefined;
        return { done };
      }),
    undo: async (): Promise<boolean> => {
      const done = state?.done;
      if (!done) return false;
      return run('undo', { cart: done.cart, done }, async () => {
        await undoRestore(done);
        return { done: undefined, undone: true };
      });
    },
    dismiss: (): void => setState(undefined),
  };
};
