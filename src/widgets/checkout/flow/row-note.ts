import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Step } from '../../../api/checkout/steps.rules.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import type { CheckoutKey } from '../useCheckoutMessages.ts';
import { droppedChoice } from '../../../api/checkout/dropped-choices.ts';
import { accountName, addressLine, methodName, paymentLine } from './step-summary.ts';
import { personName } from '../../../api/account/qualified-user.contract.ts';

/**
 * What the list says about a step that is not done. `again`: it had a choice that no longer counts. `blocked`:
 * something outside the step is missing.
 */
export type RowNote = { kind: 'again' | 'blocked'; words: string };

/** Returns why a step that is not open has to wait, as a sentence. Undefined if it is simply not its turn yet. */
export const rowNote = (
  step: Step,
  at: CartAddress,
  cart: CheckoutCart,
  t: Translate<CheckoutKey>,
): RowNote | undefined => {
  const reason = 'reason' in step ? step.reason : undefined;
  switch (reason?.code) {
    case 'no-name':
    case 'expired':
    case 'total-raised':
      return { kind: 'again', words: t(`checkout.again.${reason.code}`) };
    case 'not-allowed':
      return { kind: 'again', words: t('checkout.again.not-allowed', { way: wayOf(cart, t) }) };
    case 'own-level':
      return { kind: 'blocked', words: t('checkout.blocked.own-level', { level: reason.level }) };
    case 'no-method':
    case 'unknown-amount':
      return { kind: 'blocked', words: t(`checkout.blocked.${reason.code}`) };
    default:
      return droppedNote(step, at, cart, t);
  }
};

const wayOf = ({ payment }: CheckoutCart, t: Translate<CheckoutKey>): string =>
  payment ? paymentLine(payment, t) : '';

/** Returns a note that names the choice which another choice or the service removed from the cart. */
const droppedNote: (...of: Parameters<typeof rowNote>) => RowNote | undefined = ({ id }, at, cart, t) => {
  const dropped = <Name extends Parameters<typeof droppedChoice>[2]>(name: Name) =>
    droppedChoice(at, cart, name);
  const again = (key: 'account' | 'address' | 'order', choice: string | undefined): RowNote | undefined =>
    choice === undefined ? undefined : { kind: 'again', words: t(`checkout.again.${key}`, { choice }) };
  switch (id) {
    case 'qualified-user': {
      const user = dropped('qualifiedUser');
      return again('account', user && personName(user));
    }
    case 'q-global': {
      const account = dropped('qGlobalAccount');
      return again('account', account && accountName(account, t));
    }
    case 'aimsweb': {
      const account = dropped('aimswebAccount');
      return again('account', account && accountName(account, t));
    }
    case 'billing-address': {
      const address = dropped('billingAddress');
      return again('account', address && addressLine(address));
    }
    case 'shipping-method': {
      const mode = dropped('deliveryMode');
      return again('address', mode && methodName(mode, t));
    }
    case 'payment': {
      const payment = dropped('payment');
      // Another account, a smaller total, or a payment type that the store no longer offers: the step's own choices say
      // which.
      return again('order', payment && paymentLine(payment, t));
    }
    default:
      return undefined;
  }
};
