import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart, NotChosen } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Step, StepId } from '../../../api/checkout/steps.rules.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { useCheckoutMessages, type CheckoutKey, useCheckout } from './checkout-context.ts';
import { droppedChoice } from '../../../api/checkout/dropped-choices.ts';
import { accountName, addressLine, methodName, paymentLine } from './step-summary.ts';
import { personName } from '../../../api/account/qualified-user.contract.ts';
import { Notice } from '../../kit/ui/Notice.tsx';

/** `again`: a choice no longer counts. `usual`: nor what would be filled in (CHK-21 b). `blocked`: something is missing. */
export type RowNote = { kind: 'again' | 'usual' | 'blocked'; words: string };

type Of = { at: CartAddress; cart: CheckoutCart; notChosen: readonly NotChosen[] };

/** Returns the note of a step of this checkout. */
export const useRowNote = (step: Step): RowNote | undefined => {
  const t = useCheckoutMessages();
  const { at, flow, entry } = useCheckout();
  return rowNote(step, { at, cart: flow.cart, notChosen: entry.notChosen }, t);
};

/** Returns why a step that is not open has to wait, as a sentence. Undefined if it is simply not its turn yet. */
export const rowNote = (step: Step, of: Of, t: Translate<CheckoutKey>): RowNote | undefined => {
  const reason = 'reason' in step ? step.reason : undefined;
  switch (reason?.code) {
    case 'no-name':
    case 'expired':
    case 'total-raised':
      return { kind: 'again', words: t(`checkout.again.${reason.code}`) };
    case 'not-allowed':
      return { kind: 'again', words: t('checkout.again.not-allowed', { way: wayOf(of.cart, t) }) };
    case 'own-level':
      return { kind: 'blocked', words: t('checkout.blocked.own-level', { level: reason.level }) };
    case 'no-method':
    case 'unknown-amount':
      return { kind: 'blocked', words: t(`checkout.blocked.${reason.code}`) };
    default:
      return droppedNote(step, of, t) ?? usualNote(step, of, t);
  }
};

const wayOf = ({ payment }: CheckoutCart, t: Translate<CheckoutKey>): string =>
  payment ? paymentLine(payment, t) : '';

const usualNote: typeof rowNote = ({ id, state }, { notChosen }, t) => {
  const fallen = state === 'open' ? notChosen.find(({ step }) => step === id) : undefined;
  return fallen && { kind: 'usual', words: t('checkout.again.usual', { reason: fallen.reason }) };
};

/** What a step chose that another choice or the service can remove, because of what, and how it is named. */
type Dropped<Name extends DroppedName = DroppedName> = {
  [One in Name]: readonly [
    name: One,
    of: 'account' | 'address' | 'order',
    words: (choice: NonNullable<CheckoutCart[One]>, t: Translate<CheckoutKey>) => string,
  ];
}[Name];
type DroppedName = Parameters<typeof droppedChoice>[2];

const DROPPED: Partial<Record<StepId, Dropped>> = {
  'qualified-user': ['qualifiedUser', 'account', personName],
  'q-global': ['qGlobalAccount', 'account', accountName],
  aimsweb: ['aimswebAccount', 'account', accountName],
  'billing-address': ['billingAddress', 'account', addressLine],
  // While customer service acts for the customer, another account drops it.
  'shipping-address': ['deliveryAddress', 'order', addressLine],
  'shipping-method': ['deliveryMode', 'address', methodName],
  // Another account, a smaller total, or a payment type that the store no longer offers: the step's own choices say which.
  payment: ['payment', 'order', paymentLine],
};

/** Returns a note that names the choice which another choice or the service removed from the cart. */
const droppedNote: typeof rowNote = ({ id }, { at, cart }, t) => {
  const [name, of, words] = DROPPED[id] ?? [];
  const dropped = name && droppedChoice(at, cart, name);
  return (
    dropped && { kind: 'again', words: t(`checkout.again.${of!}`, { choice: words!(dropped as never, t) }) }
  );
};

type WhyAgainProps = { step: Step; kind?: RowNote['kind'] };

/** Says above a step's choices why the former choice no longer counts, in the same words as the list. */
export const WhyAgain = ({ step, kind = 'again' }: WhyAgainProps) => {
  const note = useRowNote(step);
  return note?.kind === kind && <Notice tone="info">{note.words}</Notice>;
};
