import { hasStorePages } from '../../../core/config/store-pages.ts';
import { routePath } from '../../../core/locale/routes.ts';
import { runtime } from '../../../core/runtime.ts';
import { fromHere, isBehindLocale } from './site-link.ts';

/** Returns the link to a product's page in this page's locale. Undefined if no page is known. Source: LOC-06. */
export const productLink = (code: string): string | undefined => {
  if (!hasStorePages()) return undefined;
  const { locale } = runtime().row;
  return fromHere(routePath('product', { productCode: code }, { locale, localeSegment: isBehindLocale() }));
};
