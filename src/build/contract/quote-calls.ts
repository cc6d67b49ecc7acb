import * as quotes from '../../api/quote/quote.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

const OF_CART = { askedBy: ['assess-cart'], neededBy: 'extended' } as const;
const OF_QUOTES = { askedBy: ['assess-quotes'], neededBy: 'extended' } as const;
const OF_BOTH = { askedBy: ['assess-cart', 'assess-quotes'], neededBy: 'extended' } as const;
const FOREIGN = { '403': 'It is another customer’s.', '404': 'There is no such quote.' };

/** The calls that quote a cart (API-07). */
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
      'Quotes a cart, which stays as it is, or a quote again at today’s prices, once for a key. With a `name` (ours) the quote is sent at once.',
    ...OF_BOTH,
    status: 201,
    query: { fields: 'OCC’s level of detail, FULL' },
    headers: {
      'Idempotency-Key': 'ours: whoever sends it again with the same body gets the same quote',
      'If-Match': 'the version of the cart, in quotation marks',
    },
    errors: {
      '400':
        'Nothing is made. `QuoteNotReady`, one a missing part, with it as subject; `CartError`: the cart is gone or empty, or nothing of the quote is sold any more.',
      '412': 'The cart is not at the version in If-Match.',
    },
  },
  {
    endpoint: quotes.readQuotePdf,
    summary: 'ours: the quote as a PDF of 10 MB at most.',
    ...OF_BOTH,
    errors: FOREIGN,
  },
  {
    endpoint: quotes.listQuotes,
    summary: 'Lists the customer’s quotes, without their lines.',
    ...OF_QUOTES,
    query: {
      currentPage: 'from 0',
      pageSize: '20',
      sort: '`byDate`, `byExpiration`, `byCode` or `byName`',
      statuses:
        'ours: one of SUBMITTED, READY, EXPIRING, EXPIRED, ORDERED, CANCELLED; left out for all of them',
      query: 'ours: a part of number or name; left out for all of them',
      fields: 'OCC’s level of detail, FULL',
    },
  },
  {
    endpoint: quotes.readQuote,
    summary: 'Reads one quote with its lines, and what they cost today (ours).',
    ...OF_QUOTES,
    query: { fields: 'OCC’s level of detail, FULL' },
    errors: FOREIGN,
  },
  {
    endpoint: quotes.actOnQuote,
    summary:
      'CANCEL cancels a quote. CHECKOUT makes the cart that it is ordered by, once: the quote then names it as `cartId`.',
    ...OF_QUOTES,
    errors: {
      ...FOREIGN,
      '400': '`IllegalQuoteStateError`: its state does not allow it by now. It is read anew.',
      '409':
        '`QuoteExpired`: asking for it again is offered. `QuoteOrdered`, with the order as subject. `CartLocked`: an order of it is under way.',
    },
  },
];
