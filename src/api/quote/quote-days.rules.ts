import { dayAfter, dayIn, endOfDay } from '../../core/i18n/zone-days.ts';

/* The days of quotes, `2026-12-31`, in the shop's time zone. Source: QTE-03 a, QTE-04 g. */

/** The shop's time zone, in which a quote's last day ends. */
export const SHOP_ZONE = 'America/Chicago';

/** A quote is valid for this many days after the day on which it is made. */
export const VALID_DAYS = 60;

/** A quote with this many days left, or fewer, is expiring. */
export const EXPIRING_DAYS = 14;

/** Returns the last millisecond of a day in the shop's time zone. */
export const endOfShopDay = (day: string): number => endOfDay(day, SHOP_ZONE);

/** Returns the day of an instant in the shop's time zone. */
export const shopDay = (instant: number): string => dayIn(instant, SHOP_ZONE);

export type EarlyReason = { reason: 'PRICING' | 'ORGANIZATION_DISCOUNT'; date: string };

/** Returns what ends a quote made on `today` early, sorted by date: everything from today to today + 60 days, both included. */
export const earlyReasons = (today: string, coming: readonly EarlyReason[]): EarlyReason[] =>
  coming
    .filter(({ date }) => date >= today && date <= dayAfter(today, VALID_DAYS))
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** Returns whether a quote ends before its usual last day. Both parameters are in milliseconds. */
export const isEarlyEnd = (made: number, expires: number): boolean =>
  shopDay(expires) < dayAfter(shopDay(made), VALID_DAYS);

/** Returns the last day of a quote made on `today`, and the usual one, which applies if nothing ends it early. */
export const lastDay = (today: string, early: readonly EarlyReason[]): { day: string; usual: string } => {
  const usual = dayAfter(today, VALID_DAYS);
  return { day: early[0]?.date ?? usual, usual };
};
