import { SHOP_ZONE } from '../../../api/quote/quote-days.rules.ts';
import { formatDate, formatDateTime, formatDay, parseInstant } from '../../../core/i18n/dates.ts';
import { unbrokenDate } from '../../../core/i18n/unbroken-date.ts';
import { runtime } from '../../../core/runtime.ts';

/** The text that is shown if a service gives no valid instant. */
const UNKNOWN = '–';

const shown = (instant: number | string | undefined, format: typeof formatDate): string => {
  const at = typeof instant === 'number' ? instant : parseInstant(instant);
  return at === undefined ? UNKNOWN : unbrokenDate(format(at, runtime().row.tag, { timeZone: SHOP_ZONE }));
};

/**
 * Returns the day of an instant in the shop's time zone. It is the same for everybody, on the page, in the PDF and in a
 * calendar.
 */
export const shopDate = (instant: number | string | undefined): string => shown(instant, formatDate);

/** Returns the day with the time and its zone, so that shoppers elsewhere can convert it. */
export const shopMoment = (instant: number | string | undefined): string => shown(instant, formatDateTime);

/** Returns a day of the shop, such as `2026-02-28`, in the page's format. */
export const dayText = (day: string): string => unbrokenDate(formatDay(day, runtime().row.tag));
