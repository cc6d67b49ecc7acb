import * as v from 'valibot';

/** The schema of a list that is cut after `most` items, so that no service can fill a page without end. Source: SEC-14 b. */
export const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(
    v.array(item),
    v.transform((all) => all.slice(0, most)),
  );
