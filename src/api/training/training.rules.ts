import type { Training } from './training.contract.ts';

/** Six weeks. Source: TRN-02 a. */
const EARLIEST_DAYS = 42;

export type TrainingPart = 'dates' | 'contact' | 'participants';
export const TRAINING_PARTS: readonly TrainingPart[] = ['dates', 'contact', 'participants'];

export type DateValues = { first: string; second: string };
export type DateFault = {
  field: keyof DateValues;
  code: 'required' | 'unfinished' | 'early' | 'late' | 'same';
};
/** The first and the last day that may be chosen, `2027-01-04`. */
export type DayBounds = { earliest: string; latest: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day of five figures, as a browser's field gives a year that is still being typed, is none. */
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The first day that may be asked for, `2027-01-04`: 42 days of the calendar after today, where the shopper is. `now` in
 * milliseconds. Days are counted and not hours, so a night of 23 or 25 hours changes nothing. Source: TRN-02 a.
 */
export const earliestTrainingDay = (now: number): string => {
  const today = new Date(now);
  const day = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + EARLIEST_DAYS);
  return new Date(day).toISOString().slice(0, 10);
};

const LATEST_YEARS = 2;

/**
 * The last day that may be chosen: the same day two years from today, where the shopper is; for 29 February 1 March. Our choice, as the
 * requirements name none: a slip in the year (9027) is no wish, and nobody plans a training further ahead. The service need not refuse
 * it: the cart, the quote and the checkout ask for such a date again, whoever gave it.
 */
export const latestTrainingDay = (now: number): string => {
  const today = new Date(now);
  const day = Date.UTC(today.getFullYear() + LATEST_YEARS, today.getMonth(), today.getDate());
  return new Date(day).toISOString().slice(0, 10);
};

/** What is wrong with two preferred days, at most one fault a field; without `latest` no day is too late. Source: TRN-02. */
export const dateFaults = (
  { first, second }: DateValues,
  { earliest, latest }: Pick<DayBounds, 'earliest'> & Partial<DayBounds>,
): readonly DateFault[] => {
  const judge = (field: keyof DateValues, day: string): DateFault[] => {
    if (day === '') return [{ field, code: 'required' }];
    if (!isDay(day)) return [{ field, code: 'unfinished' }];
    if (day < earliest) return [{ field, code: 'early' }];
    if (latest !== undefined && day > latest) return [{ field, code: 'late' }];
    return field === 'second' && day === first ? [{ field, code: 'same' }] : [];
  };
  return [...judge('first', first), ...judge('second', second)];
};

/** How many may take part: the seats that the service tells for the line, else its quantity. Source: TRN-03 a. */
export const seatsOf = ({ seats, quantity }: { seats?: number | undefined; quantity: number }): number =>
  seats || Math.max(1, quantity);

/** Whether days were given that have become too early since. Source: TRN-05 c. */
export const areDatesEarly = ({ dates }: Pick<Training, 'dates'>, earliest: string): boolean =>
  dates.some((day) => day < earliest);

/** Whether a day is too far ahead. */
export const areDatesLate = ({ dates }: Pick<Training, 'dates'>, latest: string): boolean =>
  dates.some((day) => day > latest);

/**
 * What a training still lacks, in the order in which it is asked for; empty for one that can be ordered. The service's own word that
 * it is not complete counts where nothing is seen to be missing: its dates are asked for again then. Source: TRN-05 a.
 */
export const missingParts = (
  training: Training,
  { seats, ...days }: DayBounds & { seats: number },
): readonly TrainingPart[] => {
  const { dates, contact, participants } = training;
  const has: Record<TrainingPart, boolean> = {
    dates: dateFaults({ first: dates[0] ?? '', second: dates[1] ?? '' }, days).length === 0,
    contact: contact !== undefined,
    participants: participants.length > 0 && participants.length <= seats,
  };
  const missing = TRAINING_PARTS.filter((part) => !has[part]);
  return missing.length > 0 || training.complete ? missing : ['dates'];
};
