import type { Cookies } from '../cookies.ts';
import type { Locale } from '../locale/locale-table.ts';
import { pairedLocaleFor, type RegistrationCountry } from '../locale/paired-locale.ts';
import type { AppStorage } from '../storage.ts';
import { noteVisit, readVisit } from './locale-visit.ts';

export type MoveInput = {
  locale: Locale;
  /** Of the registration, ISO 3166. */
  country: string;
  cookies: Pick<Cookies, 'read' | 'write'>;
  storage: Pick<AppStorage, 'read' | 'write'>;
  /** Whether the browser may be led away: not once the shopper has begun something here, nor where the page forbids it. */
  mayLeave: boolean;
};

/** What a registration country makes of this page: `go` at once, `offer` to go, or nothing. */
export type Move = { to: Locale; how: 'go' | 'offer' };

/**
 * Decides the locale switch by registration country, and notes it before it is made: once for each country in a browser
 * session by the cookies, in a tab by its storage. Where neither can be noted nobody is led away, since nothing could
 * end a loop; it is offered instead. A locale that was chosen by hand is kept. Source: LOC-07, LOC-08.
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
