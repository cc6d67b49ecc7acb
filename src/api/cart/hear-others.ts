import { runtime } from '../../core/runtime.ts';
import type { Wish } from './held-before.ts';
import type { Cart } from './cart.contract.ts';
import { CART_KEY } from './read-cart.ts';

/** Tells whether the cart was also changed elsewhere while this page changes it, as far as that is known. */
export type Others = {
  /** Uses the other tabs' messages, and the versions of the cart `before` and `after` one change of this page. */
  changed(before?: Cart | null, after?: Cart): boolean;
  stop(): void;
};

/**
 * Listens for changes of the cart by others. Another tab's addition of the same product can't be distinguished from this
 * page's, so after one it is unknown whether a request with a lost answer was done. A version also counts the changes of
 * other devices; a plain OCC host has none. Source: API-06 b.
 */
export const hearOthers = (): Others => {
  let heard = false;
  const stop = runtime().registry.onChanged?.((key) => (heard ||= key === CART_KEY));
  return {
    stop: () => stop?.(),
    changed: (before, after) => heard || (after?.version ?? 0) - (before?.version ?? Infinity) > 1,
  };
};

/** The context of adding lines: the shopper's wish, the cart as last seen, and changes by others. */
export type Adding = { wish: Wish; before: Cart | null; others: Others };
