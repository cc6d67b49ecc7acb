import type { ProductSearch } from './search.contract.ts';

/** Hits of one page. */
export const HITS = 20;
const LONGEST_TEXT = 200;
/** Facet and value, both as a search has them. */
const MOST_PAIRS = 20;

/** What is looked for; `filter` are facets and their values as OCC writes them, `facet:value:facet:value`. */
export type Wanted = { text: string; sort: string; filter: string; page: number };

/** A value to filter by; choosing it leads to `filter`. */
export type FacetValue = { name: string; count: number | undefined; selected: boolean; filter: string };
export type Facet = { code: string; name: string; several: boolean; values: readonly FacetValue[] };
/** A value that is chosen; without it the search has `filter`. */
export type Chosen = { code: string; name: string; filter: string };

/** A text that may stand in a search: no mark that parts one, nothing invisible, of a length that a product's name has. */
export const searchText = (text: string): string =>
  text
    .replace(/[:\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

/** The filter that an address has, where it is one: pairs of facet and value, so many at the most. */
export const filterOf = (text: string): string => {
  const parts = text.split(':');
  const isOne =
    parts.length % 2 === 0 && parts.length <= 2 * MOST_PAIRS && parts.every((part) => part !== '');
  return isOne && !/\p{Cc}/u.test(text) ? text : '';
};

/** The code of an order that an address has, where it can be one. */
export const sortOf = (text: string): string => (/^[\w.-]{1,50}$/.test(text) ? text : '');

/** The search as OCC takes it. */
export const searchQuery = ({ text, sort, filter }: Omit<Wanted, 'page'>): string =>
  [searchText(text), sort || 'relevance', ...(filter ? [filter] : [])].join(':');

/** The filter of a search that a service wrote. */
const filterIn = (value: string): string => filterOf(value.split(':').slice(2).join(':'));

const pairsOf = (filter: string): [code: string, value: string][] => {
  const parts = filter === '' ? [] : filter.split(':');
  return parts.flatMap((code, at) => (at % 2 === 0 ? [[code, parts[at + 1] ?? '']] : [])) as [
    string,
    string,
  ][];
};

/** The facet that two filters differ by. */
const changed = (one: string, other: string): string => {
  const has = new Set(pairsOf(other).map((pair) => pair.join(':')));
  return pairsOf(one).find((pair) => !has.has(pair.join(':')))?.[0] ?? '';
};

/** Marks with which a service shows what it found; the words are enough. */
export const withoutMarks = (text: string): string => text.replace(/<\/?[a-z][^<>]*>/gi, '');

/** What a service answered, as it is shown. `filter` is what was asked for. */
export const searchResult = (answer: ProductSearch, filter: string) => {
  const facets = (answer.facets ?? []).flatMap(({ name, multiSelect, visible, values }): Facet[] => {
    const shown = values.map((value) => {
      const to = filterIn(value.query.query.value);
      return { name: value.name, count: value.count, selected: value.selected ?? false, filter: to };
    });
    const [first] = shown;
    if (visible === false || first === undefined) return [];
    const code = first.selected ? changed(filter, first.filter) : changed(first.filter, filter);
    return [{ code, name, several: multiSelect ?? true, values: shown }];
  });
  const crumbs = (answer.breadcrumbs ?? []).map(({ facetValueName, removeQuery }): Chosen => {
    const to = filterIn(removeQuery.query.value);
    return { code: changed(filter, to), name: facetValueName, filter: to };
  });
  const selected = facets.flatMap(({ code, values }) =>
    values.flatMap((value): Chosen[] =>
      value.selected ? [{ code, name: value.name, filter: value.filter }] : [],
    ),
  );
  return {
    products: answer.products.map((product) => ({
      ...product,
      name: withoutMarks(product.name) || product.code,
      ...(product.summary !== undefined && { summary: withoutMarks(product.summary) }),
    })),
    total: answer.pagination.totalResults,
    pages: answer.pagination.totalPages,
    pageSize: answer.pagination.pageSize,
    sorts: answer.sorts ?? [],
    facets,
    chosen: crumbs.length > 0 ? crumbs : selected,
    suggestion: searchText(answer.spellingSuggestion?.suggestion ?? ''),
  };
};

export type SearchResult = ReturnType<typeof searchResult>;
