import { useAddLines, useChangeLine, useCodesUnderWay } from '../../api/cart/cart.mutations.ts';
import type { CartWrites } from '../shared/commerce/useLineActions.ts';

/** How the cart writes, and the codes of the lines that a write of this bundle is under way for. */
export const useCartWrites = (): {
  writes: CartWrites;
  changing: readonly string[];
  adding: readonly string[];
} => {
  const { mutateAsync: change } = useChangeLine();
  const { mutateAsync: add } = useAddLines();
  return { writes: { change, add }, ...useCodesUnderWay() };
};
