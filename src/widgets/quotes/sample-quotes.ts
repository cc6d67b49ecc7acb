import type { Quote, QuoteEntry } from '../../api/quote/quote.contract.ts';
import { now } from '../../core/clock.ts';
import { sampleCart } from '../parts/cart-lines/sample-cart.ts';

const DAY_MS = 86_400_000;

/** Returns the sample quote of author mode (EMB-11). */
export const sampleQuote = (): Quote => {
  const { entries, subTotal, totalPrice } = sampleCart();
  const made = new Date(now() - 2 * DAY_MS).toISOString();
  return {
    code: 'Q-0000001',
    name: 'Spring assessments',
    state: 'BUYER_OFFER',
    creationTime: made,
    updatedTime: made,
    sentTime: made,
    readyTime: made,
    endTime: undefined,
    expirationTime: new Date(now() + 58 * DAY_MS).toISOString(),
    totalPrice,
    totalPriceWithTax: totalPrice,
    subTotal,
    totalDiscounts: undefined,
    deliveryCost: undefined,
    totalTax: undefined,
    todaySubTotal: subTotal,
    earlyExpiration: [],
    allowedActions: [],
    comments: [],
    appliedVouchers: [],
    entries: entries.map((entry): QuoteEntry => ({
      ...entry,
      todayBasePrice: entry.basePrice,
      todayTotalPrice: entry.totalPrice,
    })),
  };
};

/** Returns the sample quote as a list. */
export const sampleQuotes = () => ({ quotes: [sampleQuote()], sorts: [] });
