import { dayAfter, dayIn } from '../../core/i18n/zone-days.ts';

/* The days of quotes, `2026-12-31`, in the time zone of the site's shop. Source: QTE-03 a, QTE-04 g. */

/** A quote is valid for this many days after the day on which it is made. */
export const VALID_DAYS = 60;

/** A quote with this many days left, or fewer, is expiring. */
export const EXPIRING_DAYS = 14;

export type EarlyReason = { reason: 'PRICING' | 'ORGANIZATION_DISCOUNT'; date: string };

/** Returns what ends a quote made on `today` early, sorted by date: everything from today to today + 60 days, both included. */
export const earlyReasons = (today: string, coming: readonly EarlyReason[]): EarlyReason[] =>
  coming
    .filter(({ date }) => date >= today && date <= dayAfter(today, VALID_DAYS))
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** Returns whether a quote ends before its usual last day. `made` and `expires` are in milliseconds, `zone` is the shop's. */
export const isEarlyEnd = (made: number, expires: number, zone: string): boolean =>
  dayIn(expires, zone) < dayAfter(dayIn(made, zone), VALID_DAYS);

/** Returns the last day of a quote made on `today`, and the usual one, which applies if nothing ends it early. */
export const lastDay = (today: string, early: readonly EarlyReason[]): { day: string; usual: string } => {
  const usual = dayAfter(today, VALID_DAYS);
  return { day: early[0]?.date ?? usual, usual };
};
