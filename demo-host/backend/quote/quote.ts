import { shownState, type ShownState } from '../../../src/api/quote/quote.rules.ts';
import { dayAfter, dayIn, endOfDay } from '../../../src/core/i18n/zone-days.ts';
import type { StoredCart } from '../cart/store.ts';
import { refused } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { siteByUid } from '../core/sites.ts';
import { quotesIn, type StoredQuote } from './store.ts';

/** Returns the time zone of the shop that gave the quote. */
const zoneOf = ({ site }: Pick<StoredQuote, 'site'>): string => siteByUid(site)!.zone;

/** Returns the last instant at which the quote's prices are valid. */
export const quoteEnd = (quote: StoredQuote): number => endOfDay(quote.lastDay, zoneOf(quote));

/** Returns the quote with the last day that is so many days from today, on its shop's calendar. */
export const withLastDayIn = (quote: StoredQuote, days: number, now: number): StoredQuote => ({
  ...quote,
  lastDay: dayAfter(dayIn(now, zoneOf(quote)), days),
});

/** Returns the quote's state by the service's own clock. */
export const stateNow = (quote: StoredQuote, now: number): ShownState =>
  shownState({ state: quote.state, expires: quoteEnd(quote), zone: zoneOf(quote) }, now)!;

/** Returns why a cart made from a quote can't be ordered. */
export const quoteRefusal = (
  { userId, quote: made }: StoredCart,
  { repository, clock }: Pick<Services, 'repository' | 'clock'>,
) => {
  const quote = made && quotesIn(repository).get(userId, made.code);
  if (!quote || clock.now() <= quoteEnd(quote)) return undefined;
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
