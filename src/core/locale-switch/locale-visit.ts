import { localeRow, type Locale } from '../locale/locale-table.ts';
import type { AppStorage } from '../storage.ts';

/** Why a tab came into another locale: the registration country, the shopper's own choice in the store, or a link. */
export type ArrivalReason = 'registration' | 'chosen' | 'link';

/** What one tab knows of its locale, for as long as it is open. */
export type LocaleVisit = {
  /** The locale that a switch is leaving, and why; gone once the page of arrival has taken it. */
  left?: { from: Locale; reason: ArrivalReason };
  /** The locale in which the shopper was told of the one before. */
  told?: Locale;
  /** The registration country for which this tab was moved. ISO 3166. */
  movedFor?: string;
  /** It was said that the country is not known. */
  unknownSaid?: boolean;
  /** The shopper closed the list of kept lines. */
  keptClosed?: boolean;
};

type VisitStorage = Pick<AppStorage, 'read' | 'write'>;

const reasons: readonly unknown[] = ['registration', 'chosen', 'link'] satisfies ArrivalReason[];

const parseLeft = (raw: unknown): LocaleVisit['left'] => {
  const { from, reason } = Object(raw) as Record<string, unknown>;
  const row = localeRow(from);
  return row && reasons.includes(reason) ? { from: row.locale, reason: reason as ArrivalReason } : undefined;
};

/** What lies there, each part for itself; whatever is none is left out. */
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

/** Whether what is noted outlives this page. */
export const noteVisit = (storage: VisitStorage, change: LocaleVisit): boolean =>
  storage.write('localeVisit', { ...readVisit(storage), ...change });

/** Takes the switch that led here, so that it is told once. */
export const takeLeft = (storage: VisitStorage): LocaleVisit['left'] => {
  const { left, ...rest } = readVisit(storage);
  if (left) storage.write('localeVisit', rest);
  return left;
};
