import { dayAfter } from '../../core/i18n/zone-days.ts';
import { dateFaults, type DateValues } from './training.rules.ts';

/* The rules for the two days that only the dialog needs, so that no other page loads them. */

/** Returns the first possible day that is not the other one, for each day that is too early. Source: TRN-02 b. */
export const offeredDays = (values: DateValues, earliest: string): Partial<DateValues> => {
  const early = dateFaults(values, { earliest }).filter(({ code }) => code === 'early');
  const offered: Partial<DateValues> = {};
  for (const { field } of early) {
    const other = field === 'first' ? 'second' : 'first';
    offered[field] = (offered[other] ?? values[other]) === earliest ? dayAfter(earliest, 1) : earliest;
  }
  return offered;
};
