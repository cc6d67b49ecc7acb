import { getProduct, suggestProducts } from '../../../src/api/product/product.contract.ts';
import { searchProducts } from '../../../src/api/product/search.contract.ts';
import type { Language } from '../../../src/core/locale/locale-table.ts';
import { localeOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { unknownProduct } from '../core/occ-error.ts';
import { pageOf, wholeNumber, type Sort } from '../core/pages-of.ts';
import type { Services } from '../core/services.ts';
import type { Currency } from '../core/sites.ts';
import { isFound, soughtWords } from './names.ts';
import { productReply } from './product.ts';
import { facetsOf, readSearch, spelling } from './search.ts';
import type { StoredProduct } from './store.ts';

const sortsFor = (currency: Currency): [Sort<StoredProduct>, ...Sort<StoredProduct>[]] => [
  { code: 'relevance', name: 'Relevance', order: () => 0 },
  { code: 'name-asc', name: 'Name (ascending)', order: (a, b) => a.name.localeCompare(b.name) },
  { code: 'name-desc', name: 'Name (descending)', order: (a, b) => b.name.localeCompare(a.name) },
  {
    code: 'price-asc',
    name: 'Price (lowest first)',
    order: (a, b) => a.prices[currency] - b.prices[currency],
  },
  {
    code: 'price-desc',
    name: 'Price (highest first)',
    order: (a, b) => b.prices[currency] - a.prices[currency],
  },
];

/** Endpoints for products. Search and suggestions come first, because their paths would be read as codes. */
export const productRoutes = (services: Services): Route[] => [
  handle(
    searchProducts,
    (call) => {
      const view = viewOf(call, services);
      const query = call.query.get('query') ?? '';
      const search = readSearch(query);
      const all = services.repository.products();
      const { products, facets, breadcrumbs } = facetsOf(matching(all, search.text, view.language), search);
      const suggestion =
        products.length === 0
          ? spelling(search.text, matching(all, '', view.language), view.language)
          : undefined;
      const sorts = sortsFor(view.site.currency);
      const { page, ...paging } = pageOf(products, sorts, call, call.query.get('sort') ?? search.sort);
      return {
        type: 'productSearchPageWsDTO',
        freeTextSearch: search.text,
        currentQuery: { query: { value: query } },
        products: page.map((product) => productReply(product, view)),
        facets,
        breadcrumbs,
        ...(suggestion !== undefined && { spellingSuggestion: { suggestion, query: suggestion } }),
        ...paging,
      };
    },
    { kind: 'searchPage' },
  ),

  handle(suggestProducts, (call) => {
    const { language } = localeOf(call);
    const term = call.query.get('term') ?? '';
    const max = wholeNumber(call.query.get('max'), 10, 50);
    const names = matching(services.repository.products(), term, language).map(
      (product) => product.programName,
    );
    return { suggestions: [...new Set(names)].slice(0, max).map((value) => ({ value })) };
  }),

  handle(
    getProduct,
    (call) => {
      const view = viewOf(call, services);
      const product = services.repository.product(call.path.productCode);
      if (!product || product.gone) throw unknownProduct(call.path.productCode);
      return productReply(product, view);
    },
    { kind: 'product' },
  ),
];

/**
 * Returns the products that match every word of the text, in the name, program, code, ISBN or, in the site's language,
 * the subject. Retired products are left out.
 */
const matching = (products: readonly StoredProduct[], text: string, language: Language): StoredProduct[] =>
  products.filter(
    (product) => !product.gone && !product.retired && isFound(soughtWords(product, language), text, language),
  );
