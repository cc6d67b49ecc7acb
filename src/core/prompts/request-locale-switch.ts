import { addressIn, goToLocale } from '../locale-switch/go-to-locale.ts';
import { localeRow, type Locale } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';
import { raiseMatter } from './matters.ts';

/**
 * Switches to a locale that the shopper chose. If only the language changes, the switch is immediate. Otherwise
 * `<assess-session>` first explains what changes and asks (LEAD-10). It leads to `address` if given, else to this page in
 * that locale. Returns false if nothing is done: in author mode, for the current locale, or for a host outside the shop.
 * The link then works as usual. Load this file with `import()`, since few pages need it.
 */
export const requestLocaleSwitch = (locale: Locale, address?: string): boolean => {
  const { row, author } = runtime();
  if (author || locale === row.locale || addressIn(locale, address) === undefined) return false;
  if (localeRow(locale).baseSite === row.baseSite) goToLocale(locale, { address });
  else raiseMatter({ kind: 'choosing', to: locale, address });
  return true;
};
