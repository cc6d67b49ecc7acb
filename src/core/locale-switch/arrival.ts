import type { Locale } from '../locale/locale-table.ts';
import type { AppStorage } from '../storage.ts';
import { noteVisit, readVisit, takeLeft, type ArrivalReason } from './locale-visit.ts';

/** The locale a shopper comes from, and why they are in another one now. */
export type Arrival = { from: Locale; reason: ArrivalReason };

/**
 * Returns the locale that the shopper has just come from, if they must be told that they are in another one now. They are
 * told once for each switch; if a link led here, once in each tab. They are not told of a locale that they chose
 * themselves. Source: LOC-07, LOC-08.
 */
export const takeArrival = (
  storage: Pick<AppStorage, 'read' | 'write'>,
  locale: Locale,
): Arrival | undefined => {
  const left = takeLeft(storage);
  const previous = storage.read('previousLocale') ?? locale;
  const isTold = readVisit(storage).told === locale;
  if (left && left.from !== locale) {
    storage.write('previousLocale', locale);
    noteVisit(storage, { told: locale });
    return left;
  }
  if (previous === locale) return undefined;
  if (storage.read('chosenLocale') === locale) {
    storage.write('previousLocale', locale);
    return undefined;
  }
  if (isTold) return undefined;
  noteVisit(storage, { told: locale });
  return { from: previous, reason: 'link' };
};
