import type { TwoCarts } from '../../src/api/cart/two-carts.ts';
import type { Cart } from '../../src/api/cart/cart.contract.ts';
import { raiseCartMatter } from '../../src/core/prompts/matters.ts';
import { existingRegistry } from '../../src/core/registry/registry.ts';

type Line = readonly [name: string, quantity: number];

const cartOf = (guid: string, lines: readonly Line[]): Cart => {
  const nothing = { value: 0, currencyIso: 'USD' };
  return {
    code: guid,
    guid,
    version: 1,
    entries: lines.map(([name, quantity], entryNumber) => ({
      entryNumber,
      quantity,
      product: { code: `CODE-${entryNumber}`, name, purchasable: true },
      basePrice: nothing,
      totalPrice: nothing,
      notDiscountable: false,
    })),
    totalItems: lines.length,
    totalUnitCount: lines.reduce((sum, [, quantity]) => sum + quantity, 0),
    subTotal: nothing,
    totalPrice: nothing,
  };
};

export const SOME: TwoCarts = {
  anonymous: cartOf('before', [
    ['Lindgren Memory Scale, 4th Edition: Complete Kit', 2],
    ['Reading Pathways, Grade 3: Classroom License', 5],
  ]),
  earlier: cartOf('earlier', [
    ['Lindgren Memory Scale, 4th Edition: Record Forms', 3],
    ['Vale Language Screener: Stimulus Book', 1],
  ]),
};

const LONG =
  'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen, 4th Edition: Complete Kit';

export const LONGEST: TwoCarts = {
  anonymous: cartOf(
    'before',
    Array.from({ length: 9 }, (_, index) => [LONG, 99_999 - index]),
  ),
  earlier: cartOf(
    'earlier',
    Array.from({ length: 25 }, (_, index) => [LONG, index + 1]),
  ),
};

/** Signs in a customer who has both carts, and asks about them. */
export const askAboutCarts = (two: TwoCarts): void => {
  localStorage.setItem('assess.cartGuid.usassessments', JSON.stringify(two.anonymous.guid));
  existingRegistry()?.actions.setSession({ status: 'signed-in', id: 'user-mara', user: undefined });
  raiseCartMatter(two);
};
