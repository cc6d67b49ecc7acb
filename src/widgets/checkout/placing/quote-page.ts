import { hasStorePages } from '../../../core/config/store-pages.ts';
import { storeLink } from '../../parts/commerce/store-link.ts';

/** Where a quote is shown, or else all of them; undefined where no page is known for it. Source: QTE-04 e. */
export const quotePage = (code: string | undefined): string | undefined => {
  if (!hasStorePages()) return undefined;
  return code === undefined ? storeLink('quotes', {}) : storeLink('quoteDetails', { id: code });
};
