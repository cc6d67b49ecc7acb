import { useEffect } from 'react';
import { cartState, type CartView } from '../../../api/cart/read-cart.ts';
import { runtime } from '../../../core/runtime.ts';

const SAID_KEY = 'cart.said';

/** Announces, once per page and change, that another tab or device changed the cart (CRT-10). */
export const useElsewhereNews = (view: CartView | undefined, text: (units: number) => string): void => {
  const state = view?.changedElsewhere ? (view.cart ? cartState(view.cart) : 'none') : undefined;
  const units = view?.cart?.totalUnitCount ?? 0;
  useEffect(() => {
    const { registry } = runtime();
    if (state === undefined || registry.reading(SAID_KEY).data === state) return;
    registry.keep(SAID_KEY, state);
    registry.actions.announce(text(units));
    // The text at the time of the change. A later text or count is not announced again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
};
