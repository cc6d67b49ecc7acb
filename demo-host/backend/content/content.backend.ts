import { checkoutContent } from '../../../src/api/content/content.contract.ts';
import { getFooterContent } from '../../../src/api/content/footer.contract.ts';
import { getNavigation } from '../../../src/api/content/navigation.contract.ts';
import { localeRow, type Locale } from '../../../src/core/locale/locale-table.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { noSuchPath } from '../core/occ-error.ts';
import { checkoutText } from './seed/checkout-text.ts';
import { footerContent } from './seed/footer.ts';
import { navigationContent } from './seed/navigation.ts';

/** The endpoint of the CMS's persisted query for checkout texts (API-03). */
export const contentRoutes = (): Route[] => [
  handle(checkoutContent, ({ path }) => ({ data: { checkout: { item: checkoutText(known(path.locale)) } } })),
];

/** The endpoints of the regional host's files: navigation and footer of one locale. */
export const regionalRoutes = (): Route[] => [
  handle(getNavigation, ({ path }) => navigationContent(known(path.locale))),
  handle(getFooterContent, ({ path }) => footerContent(known(path.locale))),
];

const known = (locale: string): Locale => {
  const row = localeRow(locale);
  if (!row) throw noSuchPath(locale);
  return row.locale;
};
