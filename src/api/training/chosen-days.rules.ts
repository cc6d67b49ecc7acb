import { dayAfter } from '../../core/i18n/zone-days.ts';
import { dateFaults, type DateValues } from './training.rules.ts';

/* What the dialog alone needs of the two days: no other page loads it. */

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
