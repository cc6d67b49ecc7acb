import type { StoredCart } from '../cart/store.ts';
import { withoutWhatFell } from '../checkout/what-follows.ts';
import { OccError, refused } from '../core/occ-error.ts';
import type { View } from '../core/services.ts';
import { notPurchasableReason } from '../product/product.ts';
import { missingParts, quoteOf } from './make-quote.ts';
import { quotesIn, type StoredQuote } from './store.ts';

/** Returns the cart if it can be quoted. It must not be empty or made from a quote. */
export const cartToQuote = (cart: StoredCart): StoredCart => {
  if (cart.entries.length === 0 || cart.quote)
    throw refused('CartError', 'This cart can’t be quoted.', {
      status: 400,
      reason: 'invalid',
      subject: cart.code,
    });
  return cart;
};

export const refuseMissing = (cart: StoredCart, view: View): void => {
  const missing = missingParts(cart, view);
  if (missing.length > 0)
    throw new OccError(
      400,
      missing.map((subject) => ({
        type: 'QuoteNotReady',
        message: 'The quote needs it.',
        reason: 'missing',
        subject,
        subjectType: 'part',
      })),
    );
};

/** Returns a quote of the same products at today's prices, without those that are no longer sold. Source: LEAD-09 c. */
export const quoteAgain = (before: StoredQuote, view: View): StoredQuote => {
  const { quote: _quote, ...cart } = before.cart;
  const entries = cart.entries.filter(({ productCode }) => {
    const product = view.repository.product(productCode);
    return product && notPurchasableReason(product, view.site) === undefined;
  });
  const kept = withoutWhatFell({ ...cart, entries }, view);
  const quote = quoteOf(cartToQuote(kept), view, { name: before.name, comment: before.comment });
  quotesIn(view.repository).save(quote);
  return quote;
};
