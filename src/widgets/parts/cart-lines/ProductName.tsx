import { hasStorePages } from '../../../core/config/store-pages.ts';
import { routePath } from '../../../core/locale/routes.ts';
import { runtime } from '../../../core/runtime.ts';
import { fromHere, isBehindLocale } from '../../../api/links/site-link.ts';

/** Returns the link to a product's page in this page's locale. Undefined if no page is known. Source: LOC-06. */
const productLink = (code: string): string | undefined => {
  if (!hasStorePages()) return undefined;
  const { locale } = runtime().row;
  return fromHere(routePath('product', { productCode: code }, { locale, localeSegment: isBehindLocale() }));
};

/** Draws a product's name in its own direction, with a link to its page if the store has such pages (CRT-09 a). */
export const ProductName = ({ code, name }: { code: string; name: string }) => {
  const link = productLink(code);
  const words = <bdi>{name}</bdi>;
  return link === undefined ? words : <a href={link}>{words}</a>;
};
