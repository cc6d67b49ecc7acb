import type { Cookies } from '../cookies.ts';
import type { Locale } from '../locale/locale-table.ts';
import { pairedLocaleFor, type RegistrationCountry } from '../locale/paired-locale.ts';
import type { AppStorage } from '../storage.ts';
import { noteVisit, readVisit } from './locale-visit.ts';

export type MoveInput = {
  locale: Locale;
  /** The registration country, ISO 3166. */
  country: string;
  cookies: Pick<Cookies, 'read' | 'write'>;
  storage: Pick<AppStorage, 'read' | 'write'>;
  /** Whether the widgets may redirect. False once the shopper has begun something here, or if the page forbids it. */
  mayLeave: boolean;
};

/** A switch because of the registration country: `go` redirects at once, `offer` asks first. */
export type Move = { to: Locale; how: 'go' | 'offer' };

/**
 * Decides whether the registration country calls for a switch of locale, once for each country, which it records first. If
 * it can't, the switch is only offered, because it could loop. Source: LOC-07, LOC-08.
 */
export const registrationMove = (input: MoveInput): Move | undefined => {
  const { locale, country, cookies, storage, mayLeave } = input;
  const to = pairedLocaleFor(locale, country);
  if (to === undefined || storage.read('chosenLocale') === locale) return undefined;
  const isMoved =
    readVisit(storage).movedFor === country ||
    (cookies.read('assess_reg_country') === country && cookies.read('assess_cur_switched') === 'true');
  if (isMoved) return undefined;
  const isKept = [
    cookies.write('assess_reg_country', country as RegistrationCountry),
    cookies.write('assess_cur_auto', 'true'),
    cookies.write('assess_cur_switched', 'true'),
  ].every(Boolean);
  const isNoted = noteVisit(storage, { movedFor: country });
  if (!mayLeave || !(isKept || isNoted)) return { to, how: 'offer' };
  noteVisit(storage, { left: { from: locale, reason: 'registration' } });
  return { to, how: 'go' };
};
