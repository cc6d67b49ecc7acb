import type { QualificationLevel } from '../product/product.contract.ts';

/** The level of a buyer: A may buy A, AB may buy A and B, ABC may buy all. Source: specification section 6; CHK-03 a. */
export type BuyerLevel = 'A' | 'AB' | 'ABC';

const ORDER: readonly QualificationLevel[] = ['A', 'B', 'C'];

/** Returns the highest level among products. Undefined if none of them needs one (CHK-03 f). */
export const highestLevel = (
  levels: readonly (QualificationLevel | undefined)[],
): QualificationLevel | undefined => ORDER.findLast((level) => levels.includes(level));

/** Returns whether a buyer with this level, or without one, may buy a product that needs `needed`. */
export const covers = (own: BuyerLevel | undefined, needed: QualificationLevel | undefined): boolean =>
  needed === undefined || (own?.includes(needed) ?? false);

/** Returns the products that none of these levels may buy, each once. Source: CHK-03 e, g. */
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
