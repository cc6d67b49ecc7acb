import * as v from 'valibot';
import { checkoutContent } from '../../src/api/content/content.contract.ts';
import { getFooterContent } from '../../src/api/content/footer.contract.ts';
import { defineEndpoint } from '../../src/core/http/define-endpoint.ts';
import { localeRow, type Locale } from '../../src/core/locale/locale-table.ts';
import { handle, type Route } from './endpoint-handler.ts';
import { noSuchPath } from './occ-error.ts';
import { checkoutText, navigationContent } from './seed/content.ts';
import { footerContent } from './seed/footer.ts';

/** The CMS's persisted query for checkout text (API-03). */
export const contentRoutes = (): Route[] => [
  handle(checkoutContent, ({ path }) => ({ data: { checkout: { item: checkoutText(known(path.locale)) } } })),
];

const anyJson = v.record(v.string(), v.unknown());
const navigation = defineEndpoint({
  method: 'GET',
  path: '/{locale}/first-level-nav-content.json',
  response: anyJson,
});

/** The regional host's files: navigation and footer of one locale. */
export const regionalRoutes = (): Route[] => [
  handle(navigation, ({ path }) => navigationContent(known(path.locale))),
  handle(getFooterContent, ({ path }) => footerContent(known(path.locale))),
];

const known = (locale: string): Locale => {
  const row = localeRow(locale);
  if (!row) throw noSuchPath(locale);
  return row.locale;
};
