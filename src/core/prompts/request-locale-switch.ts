import { addressIn, goToLocale } from '../locale-switch/go-to-locale.ts';
import { localeRow, type Locale } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';
import { raiseMatter } from './matters.ts';

/**
 * Switches to a locale that the shopper chose, at `address` or this page: at once if only the language changes, else
 * `<assess-session>` asks (LEAD-10). Returns false if the link works as usual: in author mode, for the current locale, or
 * for a host outside the shop.
 */
export const requestLocaleSwitch = (locale: Locale, address?: string): boolean => {
  const { row, author } = runtime();
  if (author || locale === row.locale || addressIn(locale, address) === undefined) return false;
  if (localeRow(locale).baseSite === row.baseSite) goToLocale(locale, { address });
  else raiseMatter({ kind: 'choosing', to: locale, address });
  return true;
};
