import type { Quote, QuoteEntry } from '../quote/quote.contract.ts';
import type { Training } from './training.contract.ts';

/** How far ahead the first possible day is: six weeks. Source: TRN-02 a. */
const EARLIEST_DAYS = 42;

export type TrainingPart = 'dates' | 'contact' | 'participants';
export const TRAINING_PARTS: readonly TrainingPart[] = ['dates', 'contact', 'participants'];

export type DateValues = { first: string; second: string };
export type DateFault = {
  field: keyof DateValues;
  code: 'required' | 'unfinished' | 'early' | 'late' | 'same';
};
/** The first and last day that can be chosen, such as `2027-01-04`. */
export type DayBounds = { earliest: string; latest: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Returns whether a text is a day. A year of five digits is not valid; fields give one while it is typed. */
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the first day that can be requested, `2027-01-04`: 42 calendar days after `now` (ms). Source: TRN-02 a. */
export const earliestTrainingDay = (now: number): string => {
  const today = new Date(now);
  const day = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + EARLIEST_DAYS);
  return new Date(day).toISOString().slice(0, 10);
};

const LATEST_YEARS = 2;

/**
 * Returns the last day that can be chosen: two years from today in the shopper's time zone. The limit is ours: a later year
 * is a typing error. The service does not have to refuse it; cart, quote and checkout ask for such a date again.
 */
export const latestTrainingDay = (now: number): string => {
  const today = new Date(now);
  const day = Date.UTC(today.getFullYear() + LATEST_YEARS, today.getMonth(), today.getDate());
  return new Date(day).toISOString().slice(0, 10);
};

/** Returns the errors of two preferred days, at most one for each field. Without `latest` no day is too late. Source: TRN-02. */
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

/** Returns how many people can take part: the line's seats from the service, else its quantity. Source: TRN-03 a. */
export const seatsOf = ({ seats, quantity }: { seats?: number | undefined; quantity: number }): number =>
  seats || Math.max(1, quantity);

/** Returns whether a given day is now too early. Source: TRN-05 c. */
export const areDatesEarly = ({ dates }: Pick<Training, 'dates'>, earliest: string): boolean =>
  dates.some((day) => day < earliest);

/** Returns whether a given day is too far ahead. */
export const areDatesLate = ({ dates }: Pick<Training, 'dates'>, latest: string): boolean =>
  dates.some((day) => day > latest);

/** Returns what a training still lacks, in the order of the questions. Empty if it can be ordered. Source: TRN-05 a. */
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

/** Returns the trainings of a quote. */
export const trainingsOf = ({ entries }: Pick<Quote, 'entries'>): readonly QuoteEntry[] =>
  entries.filter(({ product }) => product.productFormat === 'TRAINING');

/** Returns the trainings that can't be ordered yet. `now` is in milliseconds. Source: QTE-04 c, TRN-05 c. */
export const openTrainings = (quote: Pick<Quote, 'entries'>, now: number): readonly QuoteEntry[] => {
  const days = { earliest: earliestTrainingDay(now), latest: latestTrainingDay(now) };
  return trainingsOf(quote).filter(
    (entry) => !entry.training || missingParts(entry.training, { seats: seatsOf(entry), ...days }).length > 0,
  );
};
