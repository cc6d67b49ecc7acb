import { parseInstant } from '../../core/i18n/dates.ts';
import type { QuoteLife } from './life-line.rules.ts';
import type { Quote, QuoteSummary } from './quote.contract.ts';
import { EXPIRING_DAYS, endOfShopDay, shopDay } from './quote-days.rules.ts';
import type { QuoteTimes } from './quote.rules.ts';
import { dayAfter } from '../../core/i18n/zone-days.ts';

/** Returns the state and the end of a quote, from the service's answer. */
export const timesOf = ({ state, expirationTime }: QuoteSummary): QuoteTimes => ({
  state,
  expires: parseInstant(expirationTime),
});

/** Returns the state and the end of a quote, and the other instants of its timeline. */
export const lifeOf = (quote: Quote): QuoteLife => ({
  ...timesOf(quote),
  created: parseInstant(quote.creationTime),
  sent: parseInstant(quote.sentTime),
  ready: parseInstant(quote.readyTime),
  ended: parseInstant(quote.endTime),
});

/** Returns the instants at which a quote's state changes without any action: when it starts to expire and when it has expired. */
export const turnsOf = ({ expires }: QuoteTimes): readonly number[] =>
  expires === undefined
    ? []
    : [endOfShopDay(dayAfter(shopDay(expires), -EXPIRING_DAYS - 1)) + 1, expires + 1];
