import type { Call } from './endpoint-handler.ts';

/** A way to sort a list. The first one applies without `sort`. */
export type Sort<Item> = { code: string; name: string; order: (a: Item, b: Item) => number };

const PAGE_SIZE = 20;
const LARGEST_PAGE = 100;

/**
 * Returns one page of a list as OCC does: `currentPage` from 0, `pageSize` 20 by default, `sort` one of the given
 * codes. The header X-Total-Count has the number of all items.
 */
export const pageOf = <Item>(
  items: readonly Item[],
  sorts: readonly [Sort<Item>, ...Sort<Item>[]],
  call: Pick<Call, 'query' | 'reply'>,
  wanted: string | null | undefined = call.query.get('sort'),
) => {
  const sort = sorts.find(({ code }) => code === wanted) ?? sorts[0];
  const pageSize = Math.max(1, wholeNumber(call.query.get('pageSize'), PAGE_SIZE, LARGEST_PAGE));
  const currentPage = wholeNumber(call.query.get('currentPage'), 0, 1_000_000);
  const totalResults = items.length;
  call.reply.headers['X-Total-Count'] = String(totalResults);
  return {
    page: items.toSorted(sort.order).slice(currentPage * pageSize, (currentPage + 1) * pageSize),
    pagination: {
      currentPage,
      pageSize,
      totalPages: Math.ceil(totalResults / pageSize),
      totalResults,
      sort: sort.code,
    },
    sorts: sorts.map(({ code, name }) => ({ code, name, selected: code === sort.code })),
  };
};

/** Returns a parameter that is a whole number, at most `most`; `otherwise` if it is not one. */
export const wholeNumber = (text: string | null, otherwise: number, most: number): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : otherwise;
