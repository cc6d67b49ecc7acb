import type { Facet } from '../../api/product/search.rules.ts';

/** The values of a long filter that are shown at first. */
const FIRST = 8;

/** A filter that is longer by no more than this is shown whole. */
const SPARE = 2;

/** Returns the values that a filter shows at first: its first ones, and whatever else is chosen. */
export const shownValues = (values: Facet['values']): Facet['values'] =>
  values.length <= FIRST + SPARE ? values : values.filter(({ selected }, at) => at < FIRST || selected);
