import { SHOP_ZONE } from '../../../api/quote/quote-days.rules.ts';
import { formatDate, formatDateTime, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';

/** A dash where a service says no instant. */
const UNKNOWN = '–';

const shown = (instant: string | undefined, format: typeof formatDate): string => {
  const at = parseInstant(instant);
  return at === undefined ? UNKNOWN : format(at, runtime().row.tag, { timeZone: SHOP_ZONE });
};

/** The shop's day of an instant of a quote: the same for everybody, on page, PDF and in a calendar. */
export const shopDate = (instant: string | undefined): string => shown(instant, formatDate);

/** The same with the time and its zone, which tells a shopper elsewhere what their own clock says then. */
export const shopMoment = (instant: string | undefined): string => shown(instant, formatDateTime);
