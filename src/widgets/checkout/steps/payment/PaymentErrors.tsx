import { useEffect, useRef } from 'react';
import { useWords } from '../../../kit/element/useWords.ts';
import { ErrorSummary, type ErrorSummaryProps } from '../../../kit/ui/ErrorSummary.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import type { PaymentField } from '../../../parts/payment-fields/payment-fields.ts';
import type { WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';
import type en from './messages/en.json';
import type forms from '../../../kit/forms/messages/en.json';
import type { EntryField } from './payment-entry.ts';
import { refusedCard, cardFaultKey } from './refused-card.ts';
import type { PaymentControls } from './usePayment.ts';
import { LABELS, useFaultWords } from './WayFields.tsx';

export type PaymentErrorsProps = {
  controls: PaymentControls;
  way: WayToPay | undefined;
  form: { readonly current: HTMLFormElement | null };
  /** The error of the form around, which has the focus if it is the only one. */
  around?: ErrorSummaryProps['errors'][number] | undefined;
};

/** Says why the last press did not lead on: a refusal, or the errors of the fields. A single error has the focus at its field. */
export const PaymentErrors = ({ form, controls, way, around }: PaymentErrorsProps) => {
  const t = useWords<typeof en & typeof forms>();
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
  const t = useWords<typeof en>();
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
