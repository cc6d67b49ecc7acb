import { endOfShopDay } from '../../../src/api/quote/quote-days.rules.ts';
import { shownState, type ShownState } from '../../../src/api/quote/quote.rules.ts';
import type { StoredCart } from '../cart/store.ts';
import { refused } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { quotesIn, type StoredQuote } from './store.ts';

/** Returns the quote's state by the service's own clock. */
export const stateNow = ({ state, lastDay }: StoredQuote, now: number): ShownState =>
  shownState({ state, expires: endOfShopDay(lastDay) }, now)!;

/** Returns why a cart made from a quote can't be ordered. */
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

/** Refuses changes of lines, quantities or promotion codes in a cart made from a quote. */
export const refuseChangedLines = (before: StoredCart, after: StoredCart): void => {
  if (!before.quote) return;
  const linesOf = ({ entries, choices }: StoredCart) =>
    JSON.stringify([entries.map(({ productCode, quantity }) => [productCode, quantity]), choices?.vouchers]);
  if (linesOf(before) !== linesOf(after)) throw fixedByQuote(before.quote.code);
};

/** Returns the error for a cart that was made from a quote: it can only be ordered as it is. */
export const fixedByQuote = (code: string) =>
  refused('QuoteCartFixed', 'A cart made from a quote stays as it was quoted.', {
    subject: code,
    subjectType: 'quote',
  });

/** Returns whether the quote can be ordered now. */
export const isOrderable = (quote: StoredQuote, now: number): boolean =>
  ['ready', 'expiring'].includes(stateNow(quote, now));
