import { useEffect, useState } from 'react';
import { goodsSubtotal } from '../../../../api/cart/goods-sums.rules.ts';
import { choosePaymentType } from '../../../../api/payment/payment-type.contract.ts';
import { now } from '../../../../core/clock.ts';
import { isServiceError } from '../../../../core/errors.ts';
import { callService } from '../../../../core/http/call-service.ts';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import formSheet from '../../../kit/forms/form.css?inline';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { droppedChoice } from '../../flow/dropped-choices.ts';
import { usePaymentTypes } from '../../../../api/checkout/known.queries.ts';
import { customerName, useCards } from '../../flow/known.ts';
import { totalToPay } from '../../../../api/checkout/step-cart.rules.ts';
import { moneyText } from '../../../parts/commerce/Price.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import { billingLine } from '../../flow/step-summary.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { WhyAgain } from '../../parts/WhyAgain.tsx';
import fieldsSheet from '../../payment-fields/payment-fields.css?inline';
import type { PaymentService } from '../../payment-fields/payment-fields.ts';
import { usePaymentService } from '../../payment-fields/usePaymentService.ts';
import type en from './messages/en.json';
import paymentSheet from './payment.css?inline';
import { PaymentForm } from './PaymentForm.tsx';
import { BillingLine } from './BillingLine.tsx';
import { cardBefore } from './refused-card.ts';
import { readDraft } from './payment-draft.ts';
import { ProgramField } from './ProgramField.tsx';
import { usePayment, type PaymentBody, type Told } from './usePayment.ts';
import { useKeptRefusal, type KeptRefusal } from './useKeptRefusal.ts';
import { usePaymentDraft } from './usePaymentDraft.ts';
import { useProgram } from './useProgram.ts';
import { useWayOptions } from './useWayOptions.tsx';
import { firstWay, waysToPay, type WayToPay } from './ways-to-pay.rules.ts';

export const styles: readonly string[] = [choices, choiceCards, formSheet, fieldsSheet, paymentSheet];

/** Draws the ways to pay that the service accepts for this cart. Source: CHK-10 to CHK-12, CHK-18. */
export const Step = (props: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const { at, cart, flag } = props;
  const types = usePaymentTypes(at, cart);
  const cards = useCards(at);
  const known = useLastKnown(types.data);
  const { service, isLoading } = usePaymentService();
  const kept = useKeptRefusal(props);
  const failed = known ? cards : types;
  if (failed.isError && !failed.data) return <KnownFailure known={failed} />;
  if (!known || !cards.data || isLoading)
    return <Skeleton label={t('checkout.pay.loading')} lines={4} shape="control" />;
  const ways = waysToPay({
    types: known,
    cards: cards.data,
    hasFields: service !== undefined,
    bankTransfer: flag('bankTransfer'),
    today: new Date(now()),
  });
  const readAgain = () => void Promise.all([types.refetch(), cards.refetch()]);
  return <Ways {...props} ways={ways} service={service} kept={kept} onStale={readAgain} />;
};

/**
 * Returns the last known value until there is a newer one. Other amounts cause a new read, and what was typed must not
 * disappear meanwhile.
 */
const useLastKnown = <Value,>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};

/** Keeps the value while the bank asks. If the card disappeared, its challenge would too. */
const useStill = <Value,>(value: Value, isStill: boolean): Value => {
  const [last, setLast] = useState(value);
  if (!isStill && value !== last) setLast(value);
  return isStill ? last : value;
};

/** Returns the service's refusal of the way to pay, or of a saved card that no longer exists. What is shown is then outdated. */
const staleWay = (error: unknown, { type }: PaymentBody): Told | undefined => {
  if (!isServiceError(error)) return undefined;
  if (error.type === 'PaymentTypeNotAllowed') return 'notAllowed';
  return type === 'SAVED_CARD' && error.type === 'UnknownIdentifierError' ? 'cardGone' : undefined;
};

/** What the bank was asked about is no longer what would be paid. Source: CHK-14 j, CHK-15. */
const voidConfirmation = (error: unknown, isConfirmed: boolean): Told | undefined =>
  isConfirmed && isServiceError(error) && error.status === 412 ? 'cartChanged' : undefined;

type WaysProps = StepProps & {
  ways: readonly WayToPay[];
  service: PaymentService | undefined;
  kept: KeptRefusal;
  /** Called if the shown ways to pay are outdated. */
  onStale: () => void;
};

const Ways = ({ ways: offered, service, kept, onStale, ...step }: WaysProps) => {
  const t = useMessages<keyof typeof en>();
  const { at, cart, flag, goOn, busy, next, draft } = step;
  const ways = useStill(offered, step.isHeld);
  const wanted = cart.payment ?? droppedChoice(at, cart, 'payment');
  const [first] = useState(() => ({ ...startOf(cart, wanted), way: firstWay(ways, wanted) ?? '' }));
  const [begun] = useState(() => readDraft(draft, first));
  const [picked, setPicked] = useState(begun.way);
  const way = ways.find((one) => one.value === picked && !one.why);
  const options = useWayOptions(ways, goodsSubtotal(cart));
  const program = useProgram(step);
  const send = async (body: PaymentBody, isConfirmed: boolean): Promise<Told | undefined> => {
    let told: Told | undefined;
    const isDone = await goOn(
      program.before(async (to) => {
        await callService(choosePaymentType, { ...to, body });
        kept.settle();
      }),
      {
        own: (error) => {
          told = staleWay(error, body);
          if (told) onStale();
          told ??= voidConfirmation(error, isConfirmed);
          return told !== undefined || program.isOfProgram(error);
        },
      },
    );
    if (isDone) draft.place.remove();
    return told;
  };
  const total = totalToPay(cart);
  const amount = total && moneyText(total);
  const controls = usePayment({
    service,
    given: first,
    start: begun,
    way,
    amount,
    kept,
    refused: kept.first && {
      words: kept.first.words,
      isKept: true,
      before: cardBefore(kept.first.which, cart.payment, ways),
    },
    send,
  });
  const isCard = way?.kind === 'new' || way?.kind === 'saved';
  const isAsked = controls.card?.state.asked === true;
  const { hold } = step;
  useEffect(() => {
    hold(isAsked);
    return () => hold(false);
  }, [isAsked, hold]);
  usePaymentDraft({
    ...step,
    now: { ...controls.entry, way: picked },
    first,
    hasCard: isCard && controls.card?.state.complete === true,
  });
  return (
    <>
      <WhyAgain {...step} />
      <PaymentForm
        controls={controls}
        way={way}
        options={options}
        onPick={setPicked}
        billing={<BillingLine address={billingLine(cart)} onAnother={() => step.goTo('billing-address')} />}
        vat={flag('vat')}
      >
        {flag('thirdPartyProgram') && !isAsked && (
          <ProgramField {...step} busy={busy || controls.sending} program={program} />
        )}
        <StepActions
          busy={busy || controls.sending}
          next={next}
          waitingFor={isAsked ? t('checkout.pay.awaited') : undefined}
        />
      </PaymentForm>
    </>
  );
};

const startOf = (
  { vatNumber, billingAddress }: StepProps['cart'],
  payment: StepProps['cart']['payment'],
) => ({
  ...cardHolder(billingAddress),
  saveCard: payment?.saveCard ?? false,
  purchaseOrderNumber: payment?.purchaseOrderNumber ?? '',
  vatNumber: vatNumber ?? '',
});

/** Returns the card holder's name: the customer's own, because a billing address may belong to a department. */
const cardHolder = (billing: StepProps['cart']['billingAddress']) => {
  const own = customerName();
  return own.firstName && own.lastName
    ? own
    : { firstName: billing?.firstName ?? '', lastName: billing?.lastName ?? '' };
};
