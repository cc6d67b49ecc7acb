import type { Locale } from '../locale/locale-table.ts';
import type { AppStorage } from '../storage.ts';
import { noteVisit, readVisit, takeLeft, type ArrivalReason } from './locale-visit.ts';

/** The locale a shopper comes from, and why they are in another one now. */
export type Arrival = { from: Locale; reason: ArrivalReason };

/**
 * Whether the shopper has just come into this locale from another one and is to be told so; once a switch, and where a
 * link led here, once a tab until they answer. Nobody is told of the locale they chose by hand. Source: LOC-07, LOC-08.
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
