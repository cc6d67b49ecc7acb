import { callService } from '../../core/http/call-service.ts';
import { customerQuery, type Owner } from '../query.ts';
import { searchProducts } from './search.contract.ts';
import { HITS, searchQuery, searchResult, type SearchResult, type Wanted } from './search.rules.ts';

/** One page of a search's products, with the possible filters and orders. Source: CRT-09 b. */
export const searchProductsQuery = (of: Owner | undefined, wanted: Wanted) =>
  customerQuery<Owner, SearchResult>({
    of,
    resource: 'products',
    part: ['search', searchQuery(wanted), String(wanted.page)],
    read: async (_of, signal) => {
      const query = {
        query: searchQuery(wanted),
        currentPage: String(wanted.page),
        pageSize: String(HITS),
        fields: 'FULL',
      };
      return searchResult(await callService(searchProducts, { query, signal }), wanted.filter);
    },
  });
