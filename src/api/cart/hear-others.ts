import { runtime } from '../../core/runtime.ts';
import type { Wish } from './held-before.ts';
import type { Cart } from './cart.contract.ts';
import { CART_KEY } from './read-cart.ts';

/** Whether somebody else changed the cart while this page does, as far as it can be told. */
export type Others = {
  /** By what tabs said, and by the versions of the cart `before` and `after` one change of this page. */
  changed(before?: Cart | null, after?: Cart): boolean;
  stop(): void;
};

/**
 * Hears of changes of the cart that are not the one under way. What another tab added of the same product can't be told from what this
 * page did: where one did, nobody knows whether a lost answer was a yes. A version goes up with every change, those of other devices
 * too; a plain OCC host has none. Source: API-06 b.
 */
export const hearOthers = (): Others => {
  let heard = false;
  const stop = runtime().registry.onChanged?.((key) => (heard ||= key === CART_KEY));
  return {
    stop: () => stop?.(),
    changed: (before, after) => heard || (after?.version ?? 0) - (before?.version ?? Infinity) > 1,
  };
};

/** What is known of lines that are added: the shopper's wish, the cart as last seen, and who else changes it. */
export type Adding = { wish: Wish; before: Cart | null; others: Others };
