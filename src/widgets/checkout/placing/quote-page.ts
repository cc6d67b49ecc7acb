import { hasStorePages } from '../../../core/config/store-pages.ts';
import { storeLink } from '../../parts/commerce/store-link.ts';

/** Returns the link to a quote, or to all quotes without a code. Undefined if no page is known. Source: QTE-04 e. */
export const quotePage = (code: string | undefined): string | undefined => {
  if (!hasStorePages()) return undefined;
  return code === undefined ? storeLink('quotes', {}) : storeLink('quoteDetails', { id: code });
};
