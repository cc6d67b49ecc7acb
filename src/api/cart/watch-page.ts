import { runtime } from '../../core/runtime.ts';
import { CART_KEY, readCart } from './read-cart.ts';

let watching = false;

/**
 * Reads the cart again when the page comes back: from the back/forward cache, where it heard of no change, and from
 * being offline. Once a page, however many widgets ask for it.
 */
export const watchPage = (): void => {
  if (watching) return;
  watching = true;
  addEventListener('pageshow', ({ persisted }) => persisted && runtime().registry.changed(CART_KEY));
  addEventListener('online', () => {
    if (runtime().registry.reading(CART_KEY).error !== undefined) readCart().catch(() => undefined);
  });
};
