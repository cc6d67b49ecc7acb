import * as v from 'valibot';

/** A count of an answer. 1e9999 in JSON is infinite, and no count. */
export const countSchema = v.pipe(v.number(), v.integer());

/** The paging of every OCC list. Pages count from 0; `sorts` are the possible orders of the list. */
export const paging = {
  pagination: v.object({
    currentPage: countSchema,
    pageSize: countSchema,
    totalPages: countSchema,
    totalResults: countSchema,
    sort: v.string(),
  }),
  sorts: v.array(v.object({ code: v.string(), name: v.string(), selected: v.boolean() })),
};
