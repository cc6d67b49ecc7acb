import { useEffect, useRef, type ReactNode } from 'react';
import { ChoiceCards, type ChoiceCard } from '../../../kit/forms/ChoiceCards.tsx';
import { useId, useMessages } from '../../../kit/element/widget-context.ts';
import { ErrorSummary, type ErrorSummaryProps } from '../../../kit/ui/ErrorSummary.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import type { PaymentField } from '../../../parts/payment-fields/payment-fields.ts';
import type en from './messages/en.json';
import type { EntryField } from './payment-entry.ts';
import { refusedCard, cardFaultKey } from './refused-card.ts';
import type { PaymentControls } from './usePayment.ts';
import { EntryText, LABELS, WayFields, useFaultWords } from './WayFields.tsx';
import type { WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';
import { Button } from '../../../kit/ui/Button.tsx';

type PaymentFormProps = {
  controls: PaymentControls;
  way: WayToPay | undefined;
  options: readonly ChoiceCard[];
  onPick: (value: string) => void;
  billing: ReactNode;
  /** Whether the VAT number is asked for. It does not depend on the payment type (FLG-07 b). */
  vat: boolean;
  children: ReactNode;
};

/** Draws the ways to pay, with the fields of the chosen one. A refusal is shown above, an error at its field. */
export const PaymentForm = ({ controls, way, options, onPick, billing, vat, children }: PaymentFormProps) => {
  const t = useMessages<keyof typeof en>();
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const { attempt, submit, sending, forget } = controls;
  const isAsked = controls.card?.state.asked === true;
  const isMissing = attempt.count > 0 && attempt.kind === undefined && way === undefined;
  useEffect(() => {
    if (isMissing) form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
    // Runs once for each press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt.count]);
  return (
    <form
      ref={form}
      className="checkout-form"
      data-wrong={Object.keys(controls.card?.state.errors ?? {}).length > 0 || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PaymentErrors form={form} controls={controls} way={way} />
      <ChoiceCards
        legend={t('checkout.pay.legend')}
        hideLegend
        name={name}
        chosen={way?.value ?? ''}
        onChange={(event) => {
          if (sending) return;
          forget();
          onPick(event.currentTarget.value);
        }}
        error={isMissing && t('checkout.pay.missing')}
        cards={options.map((option) => ({
          ...option,
          // The shopper must leave the bank's challenge first.
          disabled: isAsked && way?.value !== option.value,
          inside: way?.value === option.value && way.kind !== 'bankTransfer' && (
            <WayFields key={way.value} way={way} controls={controls} billing={billing} />
          ),
        }))}
      />
      {vat && !isAsked && <EntryText name="vatNumber" controls={controls} optional />}
      {children}
    </form>
  );
};

export type PaymentErrorsProps = Pick<PaymentFormProps, 'controls' | 'way'> & {
  form: { readonly current: HTMLFormElement | null };
  /** The error of the form around, which has the focus if it is the only one. */
  around?: ErrorSummaryProps['errors'][number] | undefined;
};

/** Says why the last press did not lead on: a refusal, or the errors of the fields. A single error has the focus at its field. */
export const PaymentErrors = ({ form, controls, way, around }: PaymentErrorsProps) => {
  const t = useMessages<keyof typeof en | 'kit.forms.summary'>();
  const notice = useRef<HTMLDivElement>(null);
  const { attempt, told } = controls;
  const listed = useListed(controls, form);
  const card = told && refusedCard(told, way, t);
  useEffect(() => {
    // After a reload the page's own heading gets the focus.
    if (told && !told.isKept) notice.current?.focus();
  }, [told]);
  const only = attempt.found.length === 1 && !around ? attempt.found[0] : undefined;
  const isListed = attempt.found.length > (around ? 0 : 1);
  useEffect(() => {
    if (only) listed.lead(only);
    // Runs once for each press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt.count]);
  return (
    <>
      {told && (
        <Notice ref={notice} tabIndex={-1} tone="danger">
          {card ? (
            <p>{t('checkout.pay.refusedCard', { card })}</p>
          ) : (
            told.isKept && <p>{t('checkout.pay.refusedBefore')}</p>
          )}
          <p>{t(`checkout.pay.refused.${told.words}`)}</p>
        </Notice>
      )}
      <ErrorSummary
        title={t('kit.forms.summary')}
        attempt={attempt.count}
        errors={isListed ? [...listed.errors, ...(around ? [around] : [])] : []}
      />
    </>
  );
};

const IN_FRAME: readonly string[] = ['number', 'expiry', 'securityCode'] satisfies PaymentField[];

const useListed = (
  { attempt, faults, card }: PaymentControls,
  form: { readonly current: HTMLFormElement | null },
) => {
  const t = useMessages<keyof typeof en>();
  const words = useFaultWords();
  const lead = (name: EntryField | PaymentField) => {
    if (IN_FRAME.includes(name)) return card?.fields.focus(name as PaymentField);
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const errors = attempt.found.flatMap((name) => {
    const inFrame = IN_FRAME.includes(name) && card?.state.errors[name as PaymentField];
    const fault = faults[name as EntryField];
    const message = inFrame ? t(cardFaultKey(name as PaymentField, inFrame)) : fault && words(fault);
    const label = Object.hasOwn(LABELS, name) ? t(LABELS[name as keyof typeof LABELS]) : undefined;
    return message ? [{ key: name, message, field: label, onSelect: () => lead(name) }] : [];
  });
  return { lead, errors };
};

type BillingLineProps = { address: string | undefined; onAnother: () => void };

/** Draws the order's billing address, which is also the card's, and a button to choose another one. Source: CHK-10 b. */
export const BillingLine = ({ address, onAnother }: BillingLineProps) => {
  const t = useMessages<keyof typeof en>();
  const id = useId();
  if (!address) return null;
  return (
    <div className="pay-billing">
      <p id={id} className="field-label">
        {t('checkout.pay.billing')}
      </p>
      <p>{address}</p>
      <Button variant="link" aria-describedby={id} onClick={onAnother}>
        {t('checkout.pay.useAnother')}
      </Button>
    </div>
  );
};
