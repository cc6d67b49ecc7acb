import { formatDate, formatDateTime, formatDay, parseInstant } from '../../../core/i18n/dates.ts';
import { siteZones } from '../../../core/locale/site-zones.ts';
import { runtime } from '../../../core/runtime.ts';

/** The text that is shown if a service gives no valid instant. */
const UNKNOWN = '–';

/** Returns the time zone of the shop of the page's site. */
export const shopZone = (): string => siteZones[runtime().row.baseSite];

const shown = (instant: number | string | undefined, format: typeof formatDate): string => {
  const at = typeof instant === 'number' ? instant : parseInstant(instant);
  return at === undefined ? UNKNOWN : format(at, runtime().row.tag, { timeZone: shopZone() });
};

/** Returns the day of an instant in the shop's time zone: the same on the page, in the PDF and in a calendar. */
export const shopDate = (instant: number | string | undefined): string => shown(instant, formatDate);

/** Returns the day with the time and its zone, so that shoppers elsewhere can convert it. */
export const shopMoment = (instant: number | string | undefined): string => shown(instant, formatDateTime);

/** Returns a day of the shop, such as `2026-02-28`, in the page's format. */
export const dayText = (day: string): string => formatDay(day, runtime().row.tag);
