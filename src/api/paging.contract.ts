import * as v from 'valibot';

/** The paging of every OCC list. Pages count from 0; `sorts` are the possible orders of the list. */
export const paging = {
  pagination: v.object({
    currentPage: v.number(),
    pageSize: v.number(),
    totalPages: v.number(),
    totalResults: v.number(),
    sort: v.string(),
  }),
  sorts: v.array(v.object({ code: v.string(), name: v.string(), selected: v.boolean() })),
};
