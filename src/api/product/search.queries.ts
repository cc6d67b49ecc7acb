import { callService } from '../../core/http/call-service.ts';
import { customerQuery, type Owner } from '../query.ts';
import { readProduct } from './product.queries.ts';
import { searchProducts } from './search.contract.ts';
import {
  correction,
  HITS,
  searchQuery,
  searchResult,
  type SearchResult,
  type WantedResults,
} from './search.rules.ts';
import { catalogueText, typedCode } from './typed-code.ts';

/**
 * One page of a search's products, with the possible filters and orders. A text that finds nothing gives the product
 * that has it as a code, which may be retired, else the products of the one other spelling. Source: CRT-09 b.
 */
export const searchProductsQuery = (of: Owner | undefined, wanted: WantedResults) =>
  customerQuery<Owner, SearchResult>({
    of,
    resource: 'products',
    part: ['search', queryOf(wanted), String(wanted.page)],
    read: async (_of, signal) => {
      const found = await search(wanted, signal);
      if (found.total > 0 || wanted.filter !== '') return found;
      const code = typedCode(wanted.text);
      if (code !== undefined) {
        // Its failure is not the search's, which was answered.
        const product = await readProduct(code, signal).catch(() => null);
        return product ? { ...found, products: [product], total: 1, pages: 1 } : found;
      }
      const corrected = correction(found, wanted);
      if (corrected === undefined) return found;
      // Without its answer the spelling is still offered.
      const other = await search({ ...wanted, text: corrected }, signal).catch(() => found);
      return other.total > 0 ? { ...other, corrected } : found;
    },
  });

const queryOf = (wanted: WantedResults): string =>
  searchQuery({ ...wanted, text: catalogueText(wanted.text) });

const search = async (wanted: WantedResults, signal: AbortSignal): Promise<SearchResult> => {
  const query = {
    query: queryOf(wanted),
    currentPage: String(wanted.page),
    pageSize: String(HITS),
    fields: 'FULL',
  };
  return searchResult(await callService(searchProducts, { query, signal }), wanted.filter);
};
