import { localeRow, type Locale } from '../locale/locale-table.ts';
import type { AppStorage } from '../storage.ts';

/** Why a tab came into another locale: the registration country, the shopper's own choice in the store, or a link. */
export type ArrivalReason = 'registration' | 'chosen' | 'link';

/** What a tab knows about its locale while it is open. */
export type LocaleVisit = {
  /** The locale that a switch is leaving, and why. Removed once the page of arrival has read it. */
  left?: { from: Locale; reason: ArrivalReason };
  /** The locale in which the shopper was told about the switch. */
  told?: Locale;
  /** The registration country for which this tab was switched. ISO 3166. */
  movedFor?: string;
  /** True once the shopper was told that the country is not known. */
  unknownSaid?: boolean;
  /** True once the shopper closed the list of kept lines. */
  keptClosed?: boolean;
};

type VisitStorage = Pick<AppStorage, 'read' | 'write'>;

const reasons: readonly unknown[] = ['registration', 'chosen', 'link'] satisfies ArrivalReason[];

const parseLeft = (raw: unknown): LocaleVisit['left'] => {
  const { from, reason } = Object(raw) as Record<string, unknown>;
  const row = localeRow(from);
  return row && reasons.includes(reason) ? { from: row.locale, reason: reason as ArrivalReason } : undefined;
};

/** Reads and parses the stored visit. Invalid parts are left out. */
export const readVisit = (storage: VisitStorage): LocaleVisit => {
  const { left, told, movedFor, unknownSaid, keptClosed } = storage.read('localeVisit') ?? {};
  const from = parseLeft(left);
  const row = localeRow(told);
  return {
    ...(from && { left: from }),
    ...(row && { told: row.locale }),
    ...(typeof movedFor === 'string' && { movedFor: movedFor.slice(0, 2) }),
    ...(unknownSaid === true && { unknownSaid }),
    ...(keptClosed === true && { keptClosed }),
  };
};

/** Changes the stored visit. Returns whether the change outlives this page. */
export const noteVisit = (storage: VisitStorage, change: LocaleVisit): boolean =>
  storage.write('localeVisit', { ...readVisit(storage), ...change });

/** Returns and removes the switch that led here, so that the shopper is told once. */
const takeLeft = (storage: VisitStorage): LocaleVisit['left'] => {
  const { left, ...rest } = readVisit(storage);
  if (left) storage.write('localeVisit', rest);
  return left;
};

/** The locale a shopper comes from, and why they are in another one now. */
export type Arrival = { from: Locale; reason: ArrivalReason };

/**
 * Returns the locale that the shopper has just come from, if they must be told, once for each switch, or once in each tab
 * after a link. Not of a locale that they chose. Source: LOC-07, LOC-08.
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
