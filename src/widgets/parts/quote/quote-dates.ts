import { SHOP_ZONE } from '../../../api/quote/quote-days.rules.ts';
import { formatDate, formatDateTime, formatDay, parseInstant } from '../../../core/i18n/dates.ts';
import { unbrokenDate } from '../../../core/i18n/unbroken-date.ts';
import { runtime } from '../../../core/runtime.ts';

/** A dash where a service says no instant. */
const UNKNOWN = '–';

const shown = (instant: number | string | undefined, format: typeof formatDate): string => {
  const at = typeof instant === 'number' ? instant : parseInstant(instant);
  return at === undefined ? UNKNOWN : unbrokenDate(format(at, runtime().row.tag, { timeZone: SHOP_ZONE }));
};

/** The shop's day of an instant of a quote: the same for everybody, on page, PDF and in a calendar. */
export const shopDate = (instant: number | string | undefined): string => shown(instant, formatDate);

/** The same with the time and its zone, which tells a shopper elsewhere what their own clock says then. */
export const shopMoment = (instant: number | string | undefined): string => shown(instant, formatDateTime);

/** A day of the shop, such as `2026-02-28`. */
export const dayText = (day: string): string => unbrokenDate(formatDay(day, runtime().row.tag));
