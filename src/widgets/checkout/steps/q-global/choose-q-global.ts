import { chooseAccount } from '../../../../api/account/account.contract.ts';
import { ifMatch } from '../../../../api/cart/if-match.ts';
import { getCheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { CART_FIELDS } from '../../../../api/commerce-request.ts';
import { chooseQGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import type { StepWrite } from '../../flow/step-props.ts';

export type QGlobalChoice = { kind: 'NEW' } | { kind: 'EXISTING' | 'INVENTORY'; number: string };

/**
 * Chooses a Q-global account; with `switchTo` that customer account too, which keeps it. The second write is held to the version
 * that the first one made, so the cart is read between them. Source: CHK-04 e.
 */
export const chooseQGlobal =
  (body: QGlobalChoice, switchTo: string | undefined): StepWrite =>
  async (to) => {
    await callService(chooseQGlobalAccount, { ...to, body });
    if (switchTo === undefined) return;
    const read = await callService(getCheckoutCart, { path: to.path, query: { fields: CART_FIELDS } });
    await callService(chooseAccount, {
      path: to.path,
      headers: ifMatch(read),
      body: { id: switchTo, keepQGlobalAccount: true },
    });
  };
