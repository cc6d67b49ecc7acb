import type { QualificationLevel } from '../product/product.contract.ts';

/** What somebody may buy: A buys A, AB buys A and B, ABC buys all. Source: specification section 6; CHK-03 a. */
export type BuyerLevel = 'A' | 'AB' | 'ABC';

const ORDER: readonly QualificationLevel[] = ['A', 'B', 'C'];

/** The highest level among products; undefined when none of them needs one (CHK-03 f). */
export const highestLevel = (
  levels: readonly (QualificationLevel | undefined)[],
): QualificationLevel | undefined => ORDER.findLast((level) => levels.includes(level));

/** Whether somebody of this level, or of none, may buy a product of `needed`. */
export const covers = (own: BuyerLevel | undefined, needed: QualificationLevel | undefined): boolean =>
  needed === undefined || (own?.includes(needed) ?? false);
