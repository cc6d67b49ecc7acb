import { dayAfter, dayIn, endOfDay } from '../../core/i18n/zone-days.ts';

/* Days of quotes, `2026-12-31`, as the shop counts them. Source: QTE-03 a, QTE-04 g. */

/** The shop's own time, in which a quote's last day ends. */
export const SHOP_ZONE = 'America/Chicago';

/** A quote holds for so many days after the one that it is made on. */
export const VALID_DAYS = 60;

/** With so many days left, or fewer, a quote is expiring. */
export const EXPIRING_DAYS = 14;

/** The last millisecond of a day of the shop. */
export const endOfShopDay = (day: string): number => endOfDay(day, SHOP_ZONE);

/** The shop's day at an instant. */
export const shopDay = (instant: number): string => dayIn(instant, SHOP_ZONE);

export type EarlyReason = { reason: 'PRICING' | 'ORGANIZATION_DISCOUNT'; date: string };

/** What ends a quote made on `today` early, the first to come first: what falls from today to today + 60 days, both included. */
export const earlyReasons = (today: string, coming: readonly EarlyReason[]): EarlyReason[] =>
  coming
    .filter(({ date }) => date >= today && date <= dayAfter(today, VALID_DAYS))
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** Whether a quote that was made at one instant ends, at the other, before its usual last day; both in milliseconds. */
export const isEarlyEnd = (made: number, expires: number): boolean =>
  shopDay(expires) < dayAfter(shopDay(made), VALID_DAYS);

/** The last day of a quote made on `today`, and what it would be were nothing early. */
export const lastDay = (today: string, early: readonly EarlyReason[]): { day: string; usual: string } => {
  const usual = dayAfter(today, VALID_DAYS);
  return { day: early[0]?.date ?? usual, usual };
};
