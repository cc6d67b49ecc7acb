import { runtime } from '../../core/runtime.ts';
import { CART_KEY, readCart } from './read-cart.ts';

let watching = false;

/** Reads the cart again when the page is back online, if the last read failed. Starts once for each page. */
export const readCartWhenOnline = (): void => {
  if (watching) return;
  watching = true;
  addEventListener('online', () => {
    if (runtime().registry.reading(CART_KEY).error !== undefined) readCart().catch(() => undefined);
  });
};
