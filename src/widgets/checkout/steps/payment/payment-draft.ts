import { useEffect } from 'react';
import { customerName } from '../../../../api/customer.ts';
import { keepFields, keptFields } from '../../../kit/forms/form-draft.ts';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import type { OwnDraft } from '../../../parts/drafts/own-draft.ts';
import type { PaymentEntry } from './payment-entry.ts';
import type { StepProps } from '../../flow/step-props.ts';

/** What was typed or chosen in the step, except the card itself. */
export type PaymentDraft = PaymentEntry & { way: string };

/** What is kept until the step is finished. Of a card this is only the name and whether it is to be saved. */
const KEEPS = [
  'way',
  'firstName',
  'lastName',
  'saveCard',
  'purchaseOrderNumber',
  'vatNumber',
] as const satisfies readonly (keyof PaymentDraft)[];

/** Returns the step as it was left, on top of its initial values. Source: LEAD-03. */
export const readDraft = ({ place, owner }: OwnDraft, first: PaymentDraft): PaymentDraft => {
  const kept = Object.fromEntries(keptFields(place.read(), owner, KEEPS));
  const fits = KEEPS.filter((name) => typeof kept[name] === typeof first[name]);
  return { ...first, ...Object.fromEntries(fits.map((name) => [name, kept[name]])) };
};

/** Stores the step's current values. Removes the draft if they equal the initial ones. */
export const writeDraft = ({ place, owner }: OwnDraft, now: PaymentDraft, first: PaymentDraft): void => {
  if (owner === '' || !isChanged(now, first)) place.remove();
  else
    place.write(
      keepFields(
        owner,
        KEEPS.map((name) => [name, now[name]]),
      ),
    );
};

export const isChanged = (now: PaymentDraft, first: PaymentDraft): boolean =>
  KEEPS.some((name) => now[name] !== first[name]);

/** The number that was typed for a cart's purchase order. It stays as long as the page, whichever way to pay is chosen meanwhile. */
let typed: { cart: string | undefined; number: string } | undefined;

const keepNumber = ({ guid }: CheckoutCart, number: string): void => {
  typed = { cart: guid, number };
};

/** Returns whether leaving loses something: more than a first choice or a kept order number. Source: CHK-06. */
export const wouldLose = (now: PaymentDraft, first: PaymentDraft): boolean => {
  const { purchaseOrderNumber } = first;
  return isChanged({ ...now, purchaseOrderNumber, ...(first.way === '' && { way: '' }) }, first);
};

/** Returns the values that the step begins with, as the cart has them. */
export const startOf = (
  { vatNumber, billingAddress, guid }: CheckoutCart,
  payment: CheckoutCart['payment'],
) => ({
  ...cardHolder(billingAddress),
  saveCard: payment?.saveCard ?? false,
  purchaseOrderNumber: payment?.purchaseOrderNumber ?? (typed?.cart === guid ? typed?.number : '') ?? '',
  vatNumber: vatNumber ?? '',
});

/** Returns the card holder's name: the customer's own, because a billing address may belong to a department. */
const cardHolder = (billing: CheckoutCart['billingAddress']) => {
  const own = customerName();
  return own.firstName && own.lastName
    ? own
    : { firstName: billing?.firstName ?? '', lastName: billing?.lastName ?? '' };
};

type Options = Pick<StepProps, 'cart' | 'draft' | 'send'> & {
  now: PaymentDraft;
  first: PaymentDraft;
  /** Whether the payment service's fields are filled in. Leaving would empty them. */
  hasCard: boolean;
};

/** Keeps the unfinished step and reports whether leaving it would lose something. Source: LEAD-03, CHK-06. */
export const usePaymentDraft = ({ cart, draft, send, now, first, hasCard }: Options): void => {
  const isEdited = hasCard || wouldLose(now, first);
  useEffect(() => send({ event: 'edited', isEdited }), [isEdited, send]);
  const text = JSON.stringify(now);
  useEffect(() => {
    writeDraft(draft, now, first);
    keepNumber(cart, now.purchaseOrderNumber);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, draft.owner]);
};
