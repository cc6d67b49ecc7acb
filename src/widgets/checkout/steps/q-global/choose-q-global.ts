import { chooseAccount } from '../../../../api/account/account.contract.ts';
import { ifMatch } from '../../../../api/cart/if-match.ts';
import { getCheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { CART_FIELDS } from '../../../../api/commerce-request.ts';
import { chooseQGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import type { StepWrite } from '../../flow/step-props.ts';

export type QGlobalChoice = { kind: 'NEW' } | { kind: 'EXISTING' | 'INVENTORY'; number: string };

/**
 * Chooses a Q-global account. With `switchTo` it also chooses that customer account, which keeps the Q-global account.
 * The cart is read between the two writes, because the second one needs the version after the first. Source: CHK-04 e.
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
