import { addressIn, goToLocale } from '../locale-switch/go-to-locale.ts';
import { localeRow, type Locale } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';
import { raiseMatter } from './locale-matters.ts';

/**
 * The shopper chose another locale: `<assess-session>` says what changes, and goes there when they agree (LEAD-10), to
 * `address` if it is given, else to this page in that locale. Where only the language changes it goes at once. False
 * where nothing is done, in author mode and where it is no host of the shop: a link then leads on by itself. Load it when
 * it is needed, by `import()`: few pages do.
 */
export const requestLocaleSwitch = (locale: Locale, address?: string): boolean => {
  const { row, author } = runtime();
  if (author || locale === row.locale || addressIn(locale, address) === undefined) return false;
  if (localeRow(locale).baseSite === row.baseSite) goToLocale(locale, { address });
  else raiseMatter({ kind: 'choosing', to: locale, address });
  return true;
};
