import { parseInstant } from '../../core/i18n/dates.ts';
import type { QuoteLife } from './life-line.rules.ts';
import type { Quote, QuoteSummary } from './quote.contract.ts';
import { EXPIRING_DAYS, endOfShopDay, shopDay } from './quote-days.rules.ts';
import type { QuoteTimes } from './quote.rules.ts';
import { dayAfter } from '../../core/i18n/zone-days.ts';

/** State and end of a quote, as a service says them. */
export const timesOf = ({ state, expirationTime }: QuoteSummary): QuoteTimes => ({
  state,
  expires: parseInstant(expirationTime),
});

/** The same with what its life line shows. */
export const lifeOf = (quote: Quote): QuoteLife => ({
  ...timesOf(quote),
  created: parseInstant(quote.creationTime),
  sent: parseInstant(quote.sentTime),
  ready: parseInstant(quote.readyTime),
  ended: parseInstant(quote.endTime),
});

/** The instants at which a quote that nobody touches is another one by itself: when it is expiring, and when it has expired. */
export const turnsOf = ({ expires }: QuoteTimes): readonly number[] =>
  expires === undefined
    ? []
    : [endOfShopDay(dayAfter(shopDay(expires), -EXPIRING_DAYS - 1)) + 1, expires + 1];
