import * as v from 'valibot';

/** Paging as OCC answers it in every list: pages count from 0, `sorts` are what the list can be put in order by. */
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
