import { refuseLocked } from '../cart/cart.ts';
import type { StoredCart } from '../cart/store.ts';
import type { Repository } from '../core/repository.ts';
import type { Services } from '../core/services.ts';
import { quotesIn, type StoredQuote } from './store.ts';

/**
 * Returns the cart by which a quote is ordered: its own, or else a new one. It must run in one transaction. Source:
 * QTE-04 h.
 */
export const cartOfQuote = (
  quote: StoredQuote,
  { repository, clock, random }: Pick<Services, 'repository' | 'clock' | 'random'>,
): StoredCart => {
  const known = quote.cartGuid === undefined ? undefined : repository.cart(quote.cartGuid);
  if (known) return known;
  const cart: StoredCart = {
    ...quote.cart,
    code: repository.nextCartCode(),
    guid: random(),
    version: 0,
    modifiedAt: clock.now(),
  };
  repository.saveCart(cart);
  quotesIn(repository).save({ ...quote, cartGuid: cart.guid });
  return cart;
};

/** Deletes the cart of a quote that ends. Refuses with 409 if its order is under way. */
export const dropCartOf = ({ cartGuid }: StoredQuote, repository: Repository): void => {
  const cart = cartGuid === undefined ? undefined : repository.cart(cartGuid);
  if (!cart) return;
  refuseLocked(cart);
  repository.deleteCart(cart.guid);
};
