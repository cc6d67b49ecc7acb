import { refused, type OccError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { cartOfQuote, dropCartOf } from './quote-cart.ts';
import { actionsOf } from './quote-view.ts';
import { isOrderable, quoteExpired, stateNow } from './quote.ts';
import { quotesIn, type StoredQuote } from './store.ts';

/** Does a buyer's action on a quote. Source: QTE-04 e, h; api.md, "OCC v2 to the letter". */
const on = (quote: StoredQuote, action: string, services: Services): void => {
  const now = services.clock.now();
  const quotes = quotesIn(services.repository);
  if (action === 'CHECKOUT') {
    if (quote.state === 'BUYER_ORDERED') throw alreadyOrdered(quote);
    if (stateNow(quote, now) === 'expired') throw quoteExpired(quote);
    if (!isOrderable(quote, now)) throw illegal(quote, action);
    cartOfQuote(quote, services);
    return;
  }
  if (quote.state === 'BUYER_ORDERED') throw alreadyOrdered(quote);
  if (!actionsOf(quote, now).includes(action) || action === 'REQUOTE') throw illegal(quote, action);
  if (action === 'SUBMIT') quotes.save({ ...quote, state: 'BUYER_OFFER', sentAt: now, readyAt: now });
  if (action === 'CANCEL') {
    dropCartOf(quote, services.repository);
    quotes.save({ ...quote, state: 'CANCELLED', endedAt: now, cartGuid: undefined });
  }
};

const alreadyOrdered = ({ orderCode = '' }: StoredQuote): OccError =>
  refused('QuoteOrdered', 'The quote became an order.', { subject: orderCode, subjectType: 'order' });

/**
 * Returns OCC's error for an action that the quote's state does not allow. A new quote from an old one is a POST with
 * its `quoteCode`.
 */
const illegal = ({ code }: StoredQuote, action: string): OccError =>
  refused('IllegalQuoteStateError', `The quote does not allow ${action}.`, {
    status: 400,
    subject: code,
    subjectType: 'quote',
  });

export const act = { on, illegal };
