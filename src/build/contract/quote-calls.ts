import * as quotes from '../../api/quote/quote.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

const OF_CART = { askedBy: ['assess-cart'], neededBy: 'extended' } as const;
const FOREIGN = { '403': 'It is another customer’s.', '404': 'There is no such quote.' };

/** What a cart is quoted with (API-07). */
export const quoteCalls: readonly CommerceCall[] = [
  {
    endpoint: quotes.readQuoteEligibility,
    summary:
      'ours: when a quote of this cart would end, and what ends it early: a pricing update, or the end of the organization’s discount.',
    ...OF_CART,
    errors: { '400': '`CartError`: the cart is gone.' },
  },
  {
    endpoint: quotes.createQuote,
    summary:
      'Quotes a cart, which stays as it is, once for a key. With a `name` (ours) the quote is sent at once.',
    ...OF_CART,
    status: 201,
    query: { fields: 'OCC’s level of detail, FULL' },
    headers: {
      'Idempotency-Key': 'ours: whoever sends it again with the same body gets the same quote',
      'If-Match': 'the version of the cart, in quotation marks',
    },
    errors: {
      '400':
        'Nothing is made. `QuoteNotReady`, one a missing part, with it as subject; `CartError`: the cart is gone or empty.',
      '412': 'The cart is not at the version in If-Match.',
    },
  },
  {
    endpoint: quotes.readQuotePdf,
    summary: 'ours: the quote as a PDF of 10 MB at most.',
    ...OF_CART,
    errors: FOREIGN,
  },
];
