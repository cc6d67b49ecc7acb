import { useState } from 'react';
import { goodsSubtotal } from '../../../../api/cart/goods-sums.rules.ts';
import { choosePaymentType } from '../../../../api/payment/payment-type.contract.ts';
import { now } from '../../../../core/clock.ts';
import { callService } from '../../../../core/http/call-service.ts';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import formSheet from '../../../kit/forms/form.css?inline';
import { useWords } from '../../../kit/element/useWords.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { droppedChoice } from '../../../../api/checkout/dropped-choices.ts';
import { useCustomerQuery } from '../../../../api/query.ts';
import { cardsQuery, paymentTypesQuery } from '../../../../api/payment/payment.queries.ts';
import { totalToPay } from '../../../../api/checkout/step-cart.rules.ts';
import { moneyText } from '../../../parts/price/Price.tsx';
import { useCheckout, useCheckoutMessages } from '../../flow/checkout-context.ts';
import { useHeld, type StepProps } from '../../flow/step-props.ts';
import { billingLine, paymentLine } from '../../flow/step-summary.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { useNeededPart } from '../../parts/missing-part.tsx';
import { latePart } from '../../../kit/element/late-part.ts';
import { StepActions } from '../../parts/StepActions.tsx';
import { WhyAgain } from '../../flow/row-note.tsx';
import fieldsSheet from '../../../parts/payment-fields/payment-fields.css?inline';
import type { PaymentService } from '../../../parts/payment-fields/payment-fields.ts';
import { usePaymentService } from '../../../parts/payment-fields/usePaymentService.ts';
import type en from './messages/en.json';
import paymentSheet from './payment.css?inline';
import { BillingLine } from './BillingLine.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { cardBefore } from './refused-card.ts';
import { readDraft, startOf, usePaymentDraft } from './payment-draft.ts';
import { ProgramField, useProgram } from './ProgramField.tsx';
import { staleWay, usePayment, voidConfirmation, type PaymentBody, type Told } from './usePayment.ts';
import { useKeptRefusal, type KeptRefusal } from './useKeptRefusal.ts';
import { useWayOptions } from './useWayOptions.tsx';
import { firstWay, waysToPay, type WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';

export const styles: readonly string[] = [choices, choiceCards, formSheet, fieldsSheet, paymentSheet];

const loadNoWay = latePart(() => import('./no-way/NoWay.tsx'));

/** Draws the ways to pay that the service accepts for this cart. Source: CHK-10 to CHK-12, CHK-18. */
export const Step = (props: StepProps) => {
  const t = useWords<typeof en>();
  const { at, cart } = props;
  const { flag } = useCheckout();
  // Other amounts cause a new read, and what was typed must not disappear meanwhile.
  const types = useCustomerQuery({ ...paymentTypesQuery(at, cart), placeholderData: (before) => before });
  const cards = useCustomerQuery(cardsQuery(at));
  const { service, isLoading } = usePaymentService();
  const kept = useKeptRefusal();
  const failed = types.data ? cards : types;
  if (failed.isError && !failed.data) return <KnownFailure known={failed} />;
  if (!types.data || !cards.data || isLoading)
    return <Skeleton label={t('checkout.pay.loading')} lines={4} shape="control" />;
  const ways = waysToPay({
    types: types.data,
    cards: cards.data,
    hasFields: service !== undefined,
    bankTransfer: flag('bankTransfer'),
    today: new Date(now()),
  });
  const readAgain = () => void Promise.all([types.refetch(), cards.refetch()]);
  return <Ways {...props} ways={ways} service={service} kept={kept} onStale={readAgain} />;
};

type WaysProps = StepProps & {
  ways: readonly WayToPay[];
  service: PaymentService | undefined;
  kept: KeptRefusal;
  /** Called if the shown ways to pay are outdated. */
  onStale: () => void;
};

const Ways = ({ ways: offered, service, kept, onStale, ...step }: WaysProps) => {
  const t = useWords<typeof en>();
  const { at, cart, draft, send: tell, press } = step;
  const { flow, flag } = useCheckout();
  const wanted = cart.payment ?? droppedChoice(at, cart, 'payment');
  const [first] = useState(() => ({ ...startOf(cart, wanted), way: firstWay(offered, wanted) ?? '' }));
  const [begun] = useState(() => readDraft(draft, first));
  const [picked, setPicked] = useState(() => offered.find(({ value }) => value === begun.way));
  const ways = flow.isHeld && picked ? withHeld(offered, picked) : offered;
  const way = ways.find((one) => one.value === picked?.value && !one.why);
  const options = useWayOptions(ways, goodsSubtotal(cart));
  const program = useProgram(step);
  const send = async (body: PaymentBody, isConfirmed: boolean): Promise<Told | undefined> => {
    let told: Told | undefined;
    const isDone = await press(
      'next',
      program.before(async (to) => {
        await callService(choosePaymentType, { ...to, body });
        kept.settle();
      }),
      (error) => {
        told = staleWay(error, body);
        if (told) onStale();
        told ??= voidConfirmation(error, isConfirmed);
        return told !== undefined || program.isOfProgram(error);
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
  const isStuck = ways.every(({ why }) => why);
  const { part: NoWay } = useNeededPart(loadNoWay, isStuck);
  const isCard = way?.kind === 'new' || way?.kind === 'saved';
  const isAsked = controls.card?.state.asked === true;
  useHeld(isAsked, tell);
  usePaymentDraft({
    ...step,
    now: { ...controls.entry, way: picked?.value ?? '' },
    first,
    hasCard: isCard && controls.card?.state.complete === true,
  });
  return (
    <>
      <WhyAgain step={step.step} />
      {!isAsked && <ChosenCard {...step} />}
      <PaymentForm
        controls={controls}
        way={way}
        options={options}
        onPick={(value) => setPicked(ways.find((one) => one.value === value))}
        billing={
          <BillingLine
            address={billingLine(cart)}
            onAnother={() => tell({ event: 'wentTo', step: 'billing-address', by: 'link' })}
          />
        }
        vat={flag('vat')}
      >
        {flag('thirdPartyProgram') && !isAsked && (
          <ProgramField program={program} sending={controls.sending} />
        )}
        {isStuck ? (
          NoWay && <NoWay />
        ) : (
          <StepActions busy={controls.sending} waitingFor={isAsked ? t('checkout.pay.awaited') : undefined} />
        )}
      </PaymentForm>
    </>
  );
};

/** Keeps the card among the ways while the bank asks about it: if it disappeared, the bank's question would too. */
const withHeld = (offered: readonly WayToPay[], held: WayToPay): readonly WayToPay[] =>
  offered.some(({ value }) => value === held.value)
    ? offered.map((one) => (one.value === held.value ? held : one))
    : // A frame that is moved in the page is loaded again. The first one stays where it is.
      [held, ...offered];

/** Says which card was chosen before, because its fields are empty again, and leads on without another choice. */
const ChosenCard = ({ step, cart: { payment }, draft, press }: StepProps) => {
  const t = useWords<typeof en>();
  const words = useCheckoutMessages();
  if (step.state !== 'done' || !payment?.card) return null;
  const keep = () => {
    draft.place.remove();
    void press('next');
  };
  return (
    <Notice tone="info" actions={<Button onClick={keep}>{t('checkout.pay.keep')}</Button>}>
      {t('checkout.pay.chosen', { card: paymentLine(payment, words) })}
    </Notice>
  );
};
