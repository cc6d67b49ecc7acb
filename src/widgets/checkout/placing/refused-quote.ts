import { hasStorePages } from '../../../core/config/store-pages.ts';
import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { storeLink } from '../../shared/commerce/store-link.ts';

/** Where the quote that a refusal names is shown, or else all of them; undefined where no page is known for it. Source: QTE-04 e. */
export const refusedQuote = (code: string | undefined): string | undefined => {
  if (!hasStorePages()) return undefined;
  return code !== undefined && SEGMENT.test(code)
    ? storeLink('quoteDetails', { id: code })
    : storeLink('quotes', {});
};
