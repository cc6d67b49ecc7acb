import { useEffect, useRef, type ReactNode } from 'react';
import { ChoiceCards, type ChoiceCard } from '../../../kit/forms/ChoiceCards.tsx';
import { useId } from '../../../kit/element/widget-context.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { PaymentControls } from './usePayment.ts';
import { PaymentErrors } from './PaymentErrors.tsx';
import { EntryText, WayFields } from './WayFields.tsx';
import type { WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';

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
  const t = useWords<typeof en>();
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
