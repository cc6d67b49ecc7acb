import { createCookies, type CookieJar } from '../cookies.ts';
import type { Locale } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';

/**
 * Records that the shopper chose a locale. Later pages then neither undo the choice nor ask about it. Call it before going
 * to the locale, or when the shopper chooses to stay. Source: LOC-08.
 */
export const recordLocaleChoice = (locale: Locale, jar: CookieJar = document): void => {
  const { storage, row } = runtime();
  storage.write('chosenLocale', locale);
  if (locale === row.locale) storage.write('previousLocale', locale);
  else {
    const cookies = createCookies(jar);
    cookies.write('assess_cur_auto', 'false');
    cookies.write('assess_cur_switched', 'true');
  }
};
