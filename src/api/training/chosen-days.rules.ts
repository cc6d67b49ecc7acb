import { dayAfter } from '../../core/i18n/zone-days.ts';
import { dateFaults, type DateValues } from './training.rules.ts';

/* What the dialog alone needs of the two days: no other page loads it. */

const LATEST_YEARS = 2;

/**
 * The last day that may be chosen: the same day two years from today, where the shopper is; for 29 February 1 March. Our choice, as the
 * requirements name none: a slip in the year (9027) is no wish, and nobody plans a training further ahead. Only what is typed is held
 * to it. A day that the service has came within it by then and can only come nearer, so the service need not refuse.
 */
export const latestTrainingDay = (now: number): string => {
  const today = new Date(now);
  const day = Date.UTC(today.getFullYear() + LATEST_YEARS, today.getMonth(), today.getDate());
  return new Date(day).toISOString().slice(0, 10);
};

/** The day that is offered in place of each that is too early: the first that is possible and is not the other's. Source: TRN-02 b. */
export const offeredDays = (values: DateValues, earliest: string): Partial<DateValues> => {
  const early = dateFaults(values, { earliest }).filter(({ code }) => code === 'early');
  const offered: Partial<DateValues> = {};
  for (const { field } of early) {
    const other = field === 'first' ? 'second' : 'first';
    offered[field] = (offered[other] ?? values[other]) === earliest ? dayAfter(earliest, 1) : earliest;
  }
  return offered;
};
