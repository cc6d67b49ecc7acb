import { endOfShopDay } from '../../../src/api/quote/quote-days.rules.ts';
import { refuseLocked, type Services } from '../core/commerce-call.ts';
import { refused } from '../core/occ-error.ts';
import type { Repository, StoredCart } from '../core/repository.ts';
import { stateNow } from './quote-view.ts';
import { quotesIn, type StoredQuote } from './store.ts';

/** The cart that a quote is ordered by: the one that it has, else a new one. To be run in one transaction. Source: QTE-04 h. */
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

/** A quote that ends takes its cart along; not one whose order is under way. */
export const dropCartOf = ({ cartGuid }: StoredQuote, repository: Repository): void => {
  const cart = cartGuid === undefined ? undefined : repository.cart(cartGuid);
  if (!cart) return;
  refuseLocked(cart);
  repository.deleteCart(cart.guid);
};

/** Why a cart made from a quote can't be ordered. */
export const quoteRefusal = (
  { userId, quote: made }: StoredCart,
  { repository, clock }: Pick<Services, 'repository' | 'clock'>,
) => {
  const quote = made && quotesIn(repository).get(userId, made.code);
  if (!quote || clock.now() <= endOfShopDay(quote.lastDay)) return undefined;
  return quoteExpired(quote);
};

export const quoteExpired = ({ code }: StoredQuote) =>
  refused('QuoteExpired', 'The quote has expired.', { subject: code, subjectType: 'quote' });

/** Refuses another line, quantity or promotion code in a cart made from a quote. */
export const refuseChangedLines = (before: StoredCart, after: StoredCart): void => {
  if (!before.quote) return;
  const linesOf = ({ entries, choices }: StoredCart) =>
    JSON.stringify([entries.map(({ productCode, quantity }) => [productCode, quantity]), choices?.vouchers]);
  if (linesOf(before) !== linesOf(after)) throw fixedByQuote(before.quote.code);
};

/** The cart is a quote's: it is ordered as it is, and nothing else. */
export const fixedByQuote = (code: string) =>
  refused('QuoteCartFixed', 'A cart made from a quote stays as it was quoted.', {
    subject: code,
    subjectType: 'quote',
  });

/** Whether it can be ordered now. */
export const isOrderable = (quote: StoredQuote, now: number): boolean =>
  ['ready', 'expiring'].includes(stateNow(quote, now));
