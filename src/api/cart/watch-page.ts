import { runtime } from '../../core/runtime.ts';
import { CART_KEY, readCart } from './read-cart.ts';

let watching = false;

/** Reads a cart that could not be read again when the page is back online; once a page, however many widgets ask for it. */
export const watchPage = (): void => {
  if (watching) return;
  watching = true;
  addEventListener('online', () => {
    if (runtime().registry.reading(CART_KEY).error !== undefined) readCart().catch(() => undefined);
  });
};
