import { useEffect, useRef, useState } from 'react';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { totalToPay } from '../../../../api/checkout/step-cart.rules.ts';
import type { WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';
import { choosePaymentType } from '../../../../api/payment/payment-type.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { moneyText } from '../../../parts/price/Price.tsx';
import type { PaymentService } from '../../../parts/payment-fields/payment-fields.ts';
import { usePaymentService } from '../../../parts/payment-fields/usePaymentService.ts';
import { stepDraft, useHeld, type StepProps } from '../../flow/step-props.ts';
import type en from './messages/en.json';
import { readDraft, startOf, usePaymentDraft } from './payment-draft.ts';
import { PaymentErrors, type PaymentErrorsProps } from './PaymentErrors.tsx';
import { useKeptRefusal } from './useKeptRefusal.ts';
import { staleWay, usePayment, voidConfirmation, type PaymentBody, type Told } from './usePayment.ts';
import { WayFields } from './WayFields.tsx';

export type AtReviewProps = Pick<StepProps, 'cart' | 'at' | 'send' | 'press'> & {
  /** Gets the function that pays, which only checks the field if the review has an error of its own, `around`. */
  onReady: (pay: ((isChecked: boolean) => void) | undefined) => void;
  around: PaymentErrorsProps['around'];
  /** Enter in a field presses the review's button. */
  onEnter: () => void;
  onPaid: (cart: CheckoutCart) => void;
};

/**
 * Draws the field of a payment that lacks only what is never kept: a saved card's security code, or a purchase order's number.
 * The review's button sends it, and the order is placed with it. Source: CHK-10 d, CHK-21, checkout.md "atReview".
 */
export const AtReview = (props: AtReviewProps) => {
  const t = useWords<typeof en>();
  const { service, isLoading } = usePaymentService();
  const { send, onReady } = props;
  const way = wayOf(props.cart.payment);
  const isWithout = way?.kind === 'saved' && service === undefined;
  const isAwaited = isWithout && isLoading;
  useEffect(() => {
    if (isWithout)
      onReady((isChecked) => isChecked && send({ event: 'wentTo', step: 'payment', by: 'link' }));
  }, [isWithout, onReady, send]);
  useHeld(isAwaited, send);
  if (!way) return null;
  if (isAwaited) return <Skeleton label={t('checkout.pay.loading')} lines={1} shape="control" />;
  return isWithout ? (
    <p>{t('checkout.pay.why.noFields')}</p>
  ) : (
    <Fields {...props} way={way} service={service} />
  );
};

/** Returns the way to pay that the cart has already. */
const wayOf = (payment: CheckoutCart['payment']): WayToPay | undefined => {
  if (payment?.type === 'PURCHASE_ORDER') return { kind: 'purchaseOrder', value: 'purchaseOrder' };
  const { id, cardNumber, ...card } = payment?.card ?? {};
  if (payment?.type !== 'SAVED_CARD' || id === undefined || cardNumber === undefined) return undefined;
  return {
    kind: 'saved',
    value: id,
    card: { ...card, defaultPayment: card.defaultPayment ?? false, id, cardNumber },
  };
};

type FieldsProps = AtReviewProps & { way: WayToPay; service: PaymentService | undefined };

const Fields = ({ cart, at, send: tell, press, way, service, around, ...review }: FieldsProps) => {
  const { onReady, onEnter, onPaid } = review;
  const kept = useKeptRefusal();
  const draft = stepDraft(at.whose, 'payment');
  const [first] = useState(() => ({ ...startOf(cart, cart.payment), way: way.value }));
  const [begun] = useState(() => readDraft(draft, first));
  const send = async (body: PaymentBody, isConfirmed: boolean): Promise<Told | undefined> => {
    let told: Told | undefined;
    const own = (error: unknown): boolean => {
      told = staleWay(error, body) ?? voidConfirmation(error, isConfirmed);
      return told !== undefined;
    };
    const paid = await press('pay', (to) => callService(choosePaymentType, { ...to, body }), own);
    if (paid) {
      draft.place.remove();
      onPaid(paid);
    }
    return told;
  };
  const total = totalToPay(cart);
  const controls = usePayment({
    service,
    given: first,
    start: begun,
    way,
    amount: total && moneyText(total),
    kept,
    refused: undefined,
    send,
  });
  useEffect(() => {
    onReady((isChecked) => void controls.submit(isChecked));
    return () => onReady(undefined);
  });
  // Nothing is pressed before the field is there, or changed while the card is asked about.
  const ofCard = way.kind === 'saved' ? controls.card?.state : undefined;
  useHeld(controls.sending || ofCard?.status === 'loading', tell);
  const hasCard = ofCard?.complete === true;
  usePaymentDraft({ cart, draft, send: tell, now: { ...controls.entry, way: way.value }, first, hasCard });
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className="checkout-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <PaymentErrors form={form} controls={controls} way={way} around={around} />
      <WayFields way={way} controls={{ ...controls, submit: async () => onEnter() }} billing={null} />
    </form>
  );
};
