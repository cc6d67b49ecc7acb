import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import type { StepId } from '../../../../api/checkout/steps.rules.ts';
import type { Translate } from '../../../../core/i18n/translator.ts';
import { personName } from '../../../../api/account/qualified-user.contract.ts';
import { stepSummary } from '../../flow/step-summary.ts';
import { levelValues } from '../../parts/level-words.ts';
import type { CheckoutKey } from '../../flow/checkout-context.ts';
import type en from './messages/en.json';

type Words = Translate<keyof typeof en>;
type Detail = (
  cart: CheckoutCart,
  words: Translate<CheckoutKey>,
  t: Words,
) => readonly (string | undefined)[];

/** Returns a step's choice as in the list of steps, with the details to check before ordering. Source: CHK-13. */
export const reviewed = (
  id: StepId,
  cart: CheckoutCart,
  words: Translate<CheckoutKey>,
  t: Words,
): string | undefined =>
  [stepSummary(id, cart, words), ...(DETAILS[id]?.(cart, words, t) ?? [])].filter(Boolean).join(' · ') ||
  undefined;

/** Returns the phone number with characters that do not break, so that it stays on one line. */
const unbroken = (phone: string | undefined): string | undefined =>
  phone?.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

const DETAILS: Partial<Record<StepId, Detail>> = {
  'qualified-user': ({ qualifiedUser: user }, _words, t) =>
    user
      ? [
          user.level && t('checkout.review.level', levelValues(user.level)),
          // A user without a name is already shown by email.
          personName(user) === user.email ? undefined : user.email,
        ]
      : [],
  // The qualified user owns the account (CHK-04 c).
  'q-global': ({ qGlobalAccount: account, qualifiedUser: owner }, _words, t) => [
    account?.kind === 'NEW' && owner ? t('checkout.review.owner', { name: personName(owner) }) : undefined,
  ],
  'shipping-address': ({ deliveryAddress }) => [unbroken(deliveryAddress?.phone)],
  'billing-address': ({ billingAddress }) => [unbroken(billingAddress?.phone)],
};
