import * as v from 'valibot';

/**
 * A list of at most so many: what an answer holds beyond that is left out, so that no service can fill a page without end.
 * Source: SEC-14 b.
 */
export const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(
    v.array(item),
    v.transform((all) => all.slice(0, most)),
  );
