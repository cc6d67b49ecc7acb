import { parseInstant } from '../../core/i18n/dates.ts';
import type { QuoteLife } from './life-line.rules.ts';
import type { Quote, QuoteSummary } from './quote.contract.ts';
import { EXPIRING_DAYS } from './quote-days.rules.ts';
import type { QuoteTimes } from './quote.rules.ts';
import { dayAfter, dayIn, endOfDay } from '../../core/i18n/zone-days.ts';

/** Returns the state and the end of a quote, from the service's answer. `zone` is the shop's. */
export const timesOf = ({ state, expirationTime }: QuoteSummary, zone: string): QuoteTimes => ({
  state,
  expires: parseInstant(expirationTime),
  zone,
});

/** Returns the state and the end of a quote, and the other instants of its timeline. */
export const lifeOf = (quote: Quote, zone: string): QuoteLife => ({
  ...timesOf(quote, zone),
  created: parseInstant(quote.creationTime),
  sent: parseInstant(quote.sentTime),
  ready: parseInstant(quote.readyTime),
  ended: parseInstant(quote.endTime),
});

/** Returns the instants at which a quote's state changes without any action: when it starts to expire and when it has expired. */
export const turnsOf = ({ expires, zone }: QuoteTimes): readonly number[] =>
  expires === undefined
    ? []
    : [endOfDay(dayAfter(dayIn(expires, zone), -EXPIRING_DAYS - 1), zone) + 1, expires + 1];
