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

/** The products that nobody of these levels may buy, each once. Source: CHK-03 e, g. */
export const productsAbove = <
  Item extends { code: string; qualificationLevel?: QualificationLevel | undefined },
>(
  products: readonly Item[],
  levels: readonly (BuyerLevel | undefined)[],
): readonly Item[] =>
  products.filter(
    ({ code, qualificationLevel: needed }, index) =>
      needed !== undefined &&
      !levels.some((own) => covers(own, needed)) &&
      products.findIndex((other) => other.code === code) === index,
  );
