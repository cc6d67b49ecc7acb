import { hasStorePages } from '../../../core/config/store-pages.ts';
import { routePath } from '../../../core/locale/routes.ts';
import { runtime } from '../../../core/runtime.ts';
import { fromHere, isBehindLocale } from './site-link.ts';

/** Where a product is shown, in this page's locale; undefined where no page is known to show it. Source: LOC-06. */
export const productLink = (code: string): string | undefined => {
  if (!hasStorePages()) return undefined;
  const { locale } = runtime().row;
  return fromHere(routePath('product', { productCode: code }, { locale, localeSegment: isBehindLocale() }));
};
