import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import type { StepId } from '../../../../api/checkout/steps.rules.ts';
import type { Translate } from '../../../../core/i18n/translator.ts';
import { personName, stepSummary } from '../../flow/step-summary.ts';
import { levelValues } from '../../parts/level-words.ts';
import type { CheckoutKey } from '../../useCheckoutMessages.ts';
import type en from './messages/en.json';

type Words = Translate<keyof typeof en>;
type Detail = (
  cart: CheckoutCart,
  words: Translate<CheckoutKey>,
  t: Words,
) => readonly (string | undefined)[];

/** What was chosen in a step, whole: what the list of steps says of it, and what an order is checked by. Source: CHK-13. */
export const reviewed = (
  id: StepId,
  cart: CheckoutCart,
  words: Translate<CheckoutKey>,
  t: Words,
): string | undefined =>
  [stepSummary(id, cart, words), ...(DETAILS[id]?.(cart, words, t) ?? [])].filter(Boolean).join(' · ') ||
  undefined;

/** A phone number stands on one line. */
const unbroken = (phone: string | undefined): string | undefined =>
  phone?.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

const DETAILS: Partial<Record<StepId, Detail>> = {
  'qualified-user': ({ qualifiedUser: user }, _words, t) =>
    user
      ? [
          user.level && t('checkout.review.level', levelValues(user.level)),
          // Who has no name is called by it already.
          personName(user) === user.email ? undefined : user.email,
        ]
      : [],
  // Its owner is whoever is qualified (CHK-04 c).
  'q-global': ({ qGlobalAccount: account, qualifiedUser: owner }, _words, t) => [
    account?.kind === 'NEW' && owner ? t('checkout.review.owner', { name: personName(owner) }) : undefined,
  ],
  'shipping-address': ({ deliveryAddress }) => [unbroken(deliveryAddress?.phone)],
  'billing-address': ({ billingAddress }) => [unbroken(billingAddress?.phone)],
};
