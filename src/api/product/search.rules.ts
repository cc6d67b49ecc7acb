import type { ProductSearch } from './search.contract.ts';

/** The number of hits on one page. */
export const HITS = 20;
const LONGEST_TEXT = 200;
/** The most pairs of facet and value in a search. */
const MOST_PAIRS = 20;

/** What is searched for. `filter` are facets and values in OCC's format, `facet:value:facet:value`. */
export type WantedResults = { text: string; sort: string; filter: string; page: number };

/** A value to filter by. `filter` is the search's filter after it is chosen. */
type FacetValue = { name: string; count: number | undefined; selected: boolean; filter: string };
export type Facet = { code: string; name: string; several: boolean; values: readonly FacetValue[] };
/** A chosen value. `filter` is the search's filter without it. */
export type Chosen = { code: string; name: string; filter: string };

/** Returns a text that is safe in a search: without colons and invisible characters, and not longer than a product's name. */
export const searchText = (text: string): string =>
  text
    .replace(/[:\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

const MOST_DIGITS = 8;
/** The longest word with a digit in it that is a word all the same, such as `aimswebPlus2`. */
const LONGEST_WITH_DIGIT = 12;

/** Returns whether a text consists of words, without a number or code that may be a secret. Source: SEC-04. */
export const hasWordsAlone = (text: string): boolean =>
  text.replace(/\D/g, '').length <= MOST_DIGITS &&
  text.split(/\s/).every((word) => word.length <= LONGEST_WITH_DIGIT || !/\d/.test(word));

/** Returns an address's filter if it is valid: a limited number of pairs of facet and value. Otherwise returns ''. */
export const filterOf = (text: string): string => {
  const parts = text.split(':');
  const isOne =
    parts.length % 2 === 0 && parts.length <= 2 * MOST_PAIRS && parts.every((part) => part !== '');
  return isOne && !/\p{Cc}/u.test(text) ? text : '';
};

/** Returns an address's sort code if it is valid. Otherwise returns ''. */
export const sortOf = (text: string): string => (/^[\w.-]{1,50}$/.test(text) ? text : '');

/** Returns the search in OCC's format. */
export const searchQuery = ({ text, sort, filter }: Omit<WantedResults, 'page'>): string =>
  [searchText(text), sort || 'relevance', ...(filter ? [filter] : [])].join(':');

const filterIn = (value: string): string => filterOf(value.split(':').slice(2).join(':'));

const pairsOf = (filter: string): [code: string, value: string][] => {
  const parts = filter === '' ? [] : filter.split(':');
  return parts.flatMap((code, at) => (at % 2 === 0 ? [[code, parts[at + 1] ?? '']] : [])) as [
    string,
    string,
  ][];
};

/** Returns the facet in which two filters differ. */
const changed = (one: string, other: string): string => {
  const has = new Set(pairsOf(other).map((pair) => pair.join(':')));
  return pairsOf(one).find((pair) => !has.has(pair.join(':')))?.[0] ?? '';
};

/** Removes the tags with which a service marks the matching text. */
export const withoutMarks = (text: string): string => text.replace(/<\/?[a-z][^<>]*>/gi, '');

/** Converts a service's answer for display. `filter` is the requested filter. */
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

/** The result of a search. `corrected` is the text that was searched for instead, because the typed one finds nothing. */
export type SearchResult = ReturnType<typeof searchResult> & { corrected?: string };

/** Returns the text to search for instead, if nothing was found and the service names one other spelling of the words. */
export const correction = (
  { total, suggestion }: Pick<SearchResult, 'total' | 'suggestion'>,
  { text }: Pick<WantedResults, 'text'>,
): string | undefined =>
  total === 0 && suggestion !== '' && suggestion.toLowerCase() !== searchText(text).toLowerCase()
    ? suggestion
    : undefined;
