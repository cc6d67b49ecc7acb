import * as v from 'valibot';
import { defineEndpoint, listOf } from '../../core/http/define-endpoint.ts';
import { countSchema } from '../paging.contract.ts';
import { nameSchema, productSchema } from './product.contract.ts';

/** A search in OCC's format, `text:sort:facet:value…`. */
const searchStateSchema = v.object({ query: v.object({ value: v.string() }) });

const facetSchema = v.object({
  name: nameSchema,
  multiSelect: v.optional(v.boolean()),
  visible: v.optional(v.boolean()),
  values: listOf(
    v.object({
      name: nameSchema,
      count: v.optional(countSchema),
      selected: v.optional(v.boolean()),
      /** The search with this value added, or removed if it is selected. */
      query: searchStateSchema,
    }),
    200,
  ),
});

/** `GET /products/search?query&currentPage&pageSize` searches for products. */
export const searchProducts = defineEndpoint('GET', '/products/search', {
  response: v.object({
    freeTextSearch: v.optional(v.string()),
    currentQuery: v.optional(searchStateSchema),
    products: listOf(productSchema, 100),
    pagination: v.object({
      currentPage: countSchema,
      pageSize: countSchema,
      totalPages: countSchema,
      totalResults: countSchema,
    }),
    sorts: v.optional(
      listOf(
        v.object({
          code: v.string(),
          name: v.optional(nameSchema),
          selected: v.optional(v.boolean()),
        }),
        20,
      ),
    ),
    facets: v.optional(listOf(facetSchema, 30)),
    breadcrumbs: v.optional(
      listOf(
        v.object({
          facetCode: v.optional(v.string()),
          facetName: v.optional(nameSchema),
          facetValueName: nameSchema,
          /** The search without this value. */
          removeQuery: searchStateSchema,
        }),
        50,
      ),
    ),
    spellingSuggestion: v.optional(v.object({ suggestion: nameSchema })),
  }),
});
export type ProductSearch = v.InferOutput<typeof searchProducts.response>;
