import { accountsIn } from '../account/store.ts';
import type { StoredCart, CartChoices } from '../cart/store.ts';
import type { View } from '../core/services.ts';
import { modesFor } from '../delivery/delivery.ts';
import { qGlobalIn } from '../q-global/store.ts';
import { needsOf, productsOf } from './needs.ts';
import { cartTotals } from './totals.ts';

/** Returns the cart without choices that no line needs any more, that no longer fit, or that can't pay for it. */
export const withoutWhatFell = (cart: StoredCart, view: View): StoredCart => {
  const { choices } = cart;
  if (!choices) return cart;
  const needs = needsOf(productsOf(cart, view));
  const mode = modesFor(choices.deliveryAddress).find(({ code }) => code === choices.deliveryModeCode);
  const kept: StoredCart = {
    ...cart,
    choices: {
      ...choices,
      ...(!needs.qualifiedUser && { qualifiedUserId: undefined }),
      ...(!needs.qGlobal && { qGlobal: undefined }),
      ...(!needs.aimsweb && { aimsweb: undefined }),
      ...(!needs.shipping && { deliveryAddress: undefined }),
      ...((!needs.shipping || !mode) && { deliveryModeCode: undefined }),
    },
  };
  const isFree = cart.entries.length > 0 && cartTotals(kept, view).totalWithTax === 0;
  return isFree ? { ...kept, choices: { ...kept.choices, payment: undefined } } : kept;
};

/** Returns the choices after another account was chosen. Source: checkout.md, "A change invalidates only what follows". */
export const afterAccount = (
  before: CartChoices,
  accountId: string,
  { keepQGlobal, isActed = false }: { keepQGlobal: boolean; isActed?: boolean },
  { repository }: Pick<View, 'repository'>,
): CartChoices => {
  if (before.accountId === accountId) return before;
  const qGlobal = qGlobalIn(repository).byNumber(before.qGlobal?.number ?? '');
  const isQGlobalLinked = qGlobal?.linkedAccountId !== undefined;
  const isPurchaseOrder = before.payment?.type === 'PURCHASE_ORDER';
  return {
    ...before,
    accountId,
    qualifiedUserId: undefined,
    aimsweb: undefined,
    // The bill does not go to another account without being asked for.
    ...(before.accountId !== undefined && { billingAddress: undefined }),
    // Customer service does not know whose address it is, so it is asked for again.
    ...(isActed &&
      before.accountId !== undefined && { deliveryAddress: undefined, deliveryModeCode: undefined }),
    ...(!keepQGlobal && isQGlobalLinked && { qGlobal: undefined }),
    ...(isPurchaseOrder && { payment: undefined }),
  };
};

export const accountOf = (cart: StoredCart, view: View) => {
  const id = cart.choices?.accountId;
  return id === undefined ? undefined : accountsIn(view).get(cart.userId, id);
};
