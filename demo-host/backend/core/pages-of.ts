import type { Call } from './endpoint-handler.ts';

/** A way to put a list in order; the first of several is the one without `sort`. */
export type Sort<Item> = { code: string; name: string; order: (a: Item, b: Item) => number };

const PAGE_SIZE = 20;
const LARGEST_PAGE = 100;

/**
 * One page of a list as OCC gives it: `currentPage` from 0, `pageSize` 20 unless the call says another, `sort` one of
 * the codes given. The header X-Total-Count tells how many there are.
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

/** A parameter that is a whole number, at most `most`; `otherwise` where it is none. */
export const wholeNumber = (text: string | null, otherwise: number, most: number): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : otherwise;
