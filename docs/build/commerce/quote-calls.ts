import * as quotes from '../../../src/api/quote/quote.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

const OF_CART = { askedBy: ['assess-cart'], neededBy: 'extended' } as const;
const OF_QUOTES = { askedBy: ['assess-quotes'], neededBy: 'extended' } as const;
const OF_BOTH = { askedBy: ['assess-cart', 'assess-quotes'], neededBy: 'extended' } as const;
const FOREIGN = { '403': 'The quote belongs to another customer.', '404': 'There is no such quote.' };

/** The calls that quote a cart (API-07). */
export const quoteCalls: readonly CommerceCall[] = [
  {
    endpoint: quotes.readQuoteEligibility,
    summary:
      'Reads when a quote of this cart would end, and the reasons for an early end: a pricing update, or the end of the organization’s discount. This call is not part of OCC.',
    ...OF_CART,
    errors: { '400': '`CartError`: the cart is gone.' },
  },
  {
    endpoint: quotes.createQuote,
    summary:
      'Makes a quote of a cart, or of the products of an earlier quote at today’s prices, once for each key. The cart stays as it is. With a `name`, which is not part of OCC, the quote is ready at once and not a draft.',
    ...OF_BOTH,
    status: 201,
    query: { fields: 'OCC’s level of detail: FULL.' },
    headers: {
      'Idempotency-Key':
        'A call with the same key and the same body gets the same quote again. This header is not part of OCC.',
      'If-Match': 'The version of the cart, in quotation marks.',
    },
    errors: {
      '400':
        'No quote is made. `QuoteNotReady`: one for each missing part, with the part as subject. `CartError`: the cart is gone or empty, or no product of the quote is sold any more.',
      '412': 'The cart is not at the version in If-Match.',
    },
  },
  {
    endpoint: quotes.readQuotePdf,
    summary: 'Reads the quote as a PDF of at most 10 MB. This call is not part of OCC.',
    ...OF_BOTH,
    errors: FOREIGN,
  },
  {
    endpoint: quotes.listQuotes,
    summary: 'Lists the customer’s quotes, without their lines.',
    ...OF_QUOTES,
    askedBy: [...OF_QUOTES.askedBy, 'assess-my-account'],
    query: {
      currentPage: 'The number of the page, from 0.',
      pageSize: 'Always 20.',
      sort: '`byDate`, `byExpiration`, `byCode` or `byName`.',
      statuses:
        'SUBMITTED, READY, EXPIRING, EXPIRED, ORDERED or CANCELLED. Without it, the list has all quotes. This parameter is not part of OCC.',
      query:
        'A part of the number or the name. Without it, the list has all quotes. This parameter is not part of OCC.',
      fields: 'OCC’s level of detail: FULL.',
    },
  },
  {
    endpoint: quotes.readQuote,
    summary:
      'Reads one quote with its lines. The answer also has today’s prices of the lines, which are not part of OCC.',
    ...OF_QUOTES,
    query: { fields: 'OCC’s level of detail: FULL.' },
    errors: FOREIGN,
  },
  {
    endpoint: quotes.actOnQuote,
    summary:
      'CANCEL cancels a quote. CHECKOUT makes the cart with which the quote is ordered, once. From then on, the quote names that cart as `cartId`.',
    ...OF_QUOTES,
    errors: {
      ...FOREIGN,
      '400':
        '`IllegalQuoteStateError`: the quote’s state no longer allows the action. The widgets read the quote again.',
      '409':
        '`QuoteExpired`: the widgets offer to ask for the quote again. `QuoteOrdered`, with the order as subject. `CartLocked`: an order of the quote is under way.',
    },
  },
];
