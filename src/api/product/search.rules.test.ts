import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { searchProducts } from './search.contract.ts';
import {
  correction,
  filterOf,
  hasWordsAlone,
  searchQuery,
  searchResult,
  searchText,
  sortOf,
  withoutMarks,
} from './search.rules.ts';

describe('what an address says of a search', () => {
  everyRow([
    ['memory', 'memory'],
    ['  memory   scale ', 'memory scale'],
    ['a:b:c', 'a b c'],
    ['x:relevance:price:0', 'x relevance price 0'],
    ['\u202ekit\u0000', 'kit'],
    ['', ''],
    ['m'.repeat(300), 'm'.repeat(200)],
  ])('the text %j is looked for as %j, so that it is no filter [CRT-09 b] [SEC-14 part]', (text, plain) => {
    expect(searchText(text)).toBe(plain);
  });

  everyRow([
    ['level:C', 'level:C'],
    ['level:C:format:PRINT', 'level:C:format:PRINT'],
    ['level', ''],
    ['level:', ''],
    [':C', ''],
    ['a:\u0000', ''],
    [Array.from({ length: 42 }, () => 'a').join(':'), ''],
    ['', ''],
  ])('the filter %j is read as %j [CRT-09 b]', (filter, read) => {
    expect(filterOf(filter)).toBe(read);
  });

  everyRow([
    ['price-asc', 'price-asc'],
    ['a:b', ''],
    ['x'.repeat(60), ''],
  ])('the order %j is read as %j [CRT-09 b]', (sort, read) => {
    expect(sortOf(sort)).toBe(read);
  });

  everyRow([
    [{ text: '', sort: '', filter: '' }, ':relevance'],
    [{ text: 'a:b', sort: 'name-asc', filter: 'level:C' }, 'a b:name-asc:level:C'],
  ])('%j is asked for as %j [CRT-09 b]', (wanted, query) => {
    expect(searchQuery(wanted)).toBe(query);
  });
});

const state = (value: string) => ({ query: { value } });
const answer = (more: object) =>
  parse(searchProducts.response, {
    products: [],
    pagination: { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0 },
    ...more,
  });

describe('what a service found', () => {
  it('has facets that tell their codes by what they lead to, and leaves out those without values [CRT-09 b]', () => {
    const { facets, chosen } = searchResult(
      answer({
        facets: [
          {
            name: 'Level',
            values: [
              { name: 'B', count: 3, selected: true, query: state('kit:relevance') },
              { name: 'C', count: 5, query: state('kit:relevance:level:B:level:C') },
            ],
          },
          {
            name: 'Format',
            multiSelect: false,
            values: [{ name: 'Print', query: state('kit:name:level:B:format:P') }],
          },
          { name: 'Hidden', visible: false, values: [{ name: 'x', query: state('kit:r:h:x') }] },
          { name: 'None', values: [] },
        ],
      }),
      'level:B',
    );
    expect(facets.map(({ code, several }) => [code, several])).toEqual([
      ['level', true],
      ['format', false],
    ]);
    expect(facets[0]?.values.map(({ filter }) => filter)).toEqual(['', 'level:B:level:C']);
    expect(chosen).toEqual([{ code: 'level', name: 'B', filter: '' }]);
  });

  it('is without facets where a plain service gives none [CRT-09 b]', () => {
    expect(searchResult(answer({}), '')).toMatchObject({ facets: [], chosen: [], sorts: [], suggestion: '' });
  });

  everyRow([
    ['<em class="search-results-highlight">Memory</em> Scale', 'Memory Scale'],
    ['5 < 7 and 9 > 8', '5 < 7 and 9 > 8'],
    ['<img src=x onerror=alert(1)>Kit', 'Kit'],
  ])('shows %j as %j [CRT-09 b] [SEC-14 part]', (name, plain) => {
    expect(withoutMarks(name)).toBe(plain);
  });
});

describe('a text', () => {
  it('is searched for in another spelling only where it finds nothing [CRT-09 b]', () => {
    const cases: [text: string, total: number, suggestion: string, corrected: string | undefined][] = [
      ['memory', 3, 'memoir', undefined],
      ['memmory', 0, '', undefined],
      ['Memory', 0, 'memory', undefined],
      ['memmory', 0, 'memory', 'memory'],
    ];
    const of = (text: string, total: number, suggestion: string) =>
      correction({ total, suggestion }, { text });
    expect(
      cases.map(([text, total, suggestion]) => [text, total, suggestion, of(text, total, suggestion)]),
    ).toEqual(cases);
  });
});

describe('what searches are suggested for', () => {
  everyRow([
    'memory',
    'aimswebPlus2',
    'WISC-V',
    'échelle de mémoire 2e édition',
    'Praxisgemeinschaften',
    'FMS-KIT 25',
    '12345678',
  ])('is words: %j [CRT-09 c]', (text) => expect(hasWordsAlone(text)).toBe(true));

  everyRow([
    ['a card number', '4000056655665556'],
    ['a card number in groups', '4000 0566 5566 5556'],
    ['a card number with a word', 'visa 4000-0566-5566-5556'],
    ['a number like an ISBN', '978-0-158-65432-1'],
    ['nine digits', '123456789'],
    ['an access code', 'CNRY-7KQ2-9XDM'],
    ['a token', 'eyJjYW5hcnki.eyJzdWIiOiJjIn0.c2lnbmVk'],
    ['a token after a word', 'Bearer eyJjYW5hcnki.eyJzdWIiOiJjIn0.c2lnbmVk'],
  ])('is not %s [CRT-09 c] [SEC-04 part]', (_, text) => expect(hasWordsAlone(text)).toBe(false));
});
