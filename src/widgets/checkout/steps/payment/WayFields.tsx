import { useEffect, useRef, type ReactNode } from 'react';
import { runtime } from '../../../../core/runtime.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { CheckField } from '../../../kit/forms/CheckField.tsx';
import { CardFields } from '../../../parts/payment-fields/CardFields.tsx';
import type en from './messages/en.json';
import type forms from '../../../kit/forms/messages/en.json';
import type { EntryField, EntryFault } from './payment-entry.ts';
import type { PaymentControls } from './usePayment.ts';
import type { WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';

type Key = keyof typeof en;

/** Returns a function that gives the message of an error in the step's own fields. */
export const useFaultWords = (): ((fault: EntryFault) => string) => {
  const t = useWords<typeof en>();
  return ({ words }) => t(`checkout.pay.fault.${words}` as Key);
};

type WayFieldsProps = { way: WayToPay; controls: PaymentControls; billing: ReactNode };

const AUTOFILL: Partial<Record<EntryField, string>> = {
  firstName: 'cc-given-name',
  lastName: 'cc-family-name',
};

/** Draws the fields of the chosen way to pay. */
export const WayFields = ({ way, controls, billing }: WayFieldsProps) => {
  const t = useWords<typeof en>();
  const { card, entry, change, submit } = controls;
  const isCard = way.kind === 'new' || way.kind === 'saved';
  const isAsked = isCard && card?.state.asked === true;
  return (
    <>
      {isAsked && <BankAsks />}
      {isCard && card && (
        <CardFields
          fields={card.fields}
          state={card.state}
          mode={way.kind === 'new' ? 'new' : 'saved'}
          scheme={way.kind === 'saved' ? way.card.cardType?.code : undefined}
          words={{
            title: t(way.kind === 'new' ? 'checkout.pay.cardFrame' : 'checkout.pay.codeFrame'),
            loading: t('checkout.pay.loadingFields'),
            missing: t('checkout.pay.fieldsMissing'),
          }}
          onEnter={() => void submit()}
        />
      )}
      {isAsked && (
        <div className="acts">
          <Button variant="plain" onClick={card?.leave}>
            {t('checkout.pay.back')}
          </Button>
        </div>
      )}
      {way.kind === 'new' && !isAsked && (
        <>
          <div className="pay-names">
            <EntryText name="firstName" controls={controls} />
            <EntryText name="lastName" controls={controls} />
          </div>
          {billing}
          <CheckField
            label={t('checkout.pay.saveCard')}
            checked={entry.saveCard}
            onChange={({ target }) => change({ saveCard: target.checked })}
          />
        </>
      )}
      {way.kind === 'purchaseOrder' && <EntryText name="purchaseOrderNumber" controls={controls} />}
    </>
  );
};

/** Draws the heading of the bank's challenge, which takes the focus, unless the provider took it. */
const BankAsks = () => {
  const t = useWords<typeof en>();
  const words = t('checkout.pay.asked');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = heading;
    if (current?.parentElement?.querySelector('.pay-place:focus-within'))
      runtime().registry.actions.announce(words);
    else current?.focus();
  }, [words]);
  return (
    <p ref={heading} tabIndex={-1}>
      {words}
    </p>
  );
};

/** The labels of the step's own text fields. */
export const LABELS = {
  firstName: 'checkout.pay.firstName',
  lastName: 'checkout.pay.lastName',
  purchaseOrderNumber: 'checkout.pay.number',
  vatNumber: 'checkout.pay.vat',
} as const;

type EntryTextProps = { name: EntryField; controls: PaymentControls; optional?: boolean };

/** Draws one of the step's own text fields. */
export const EntryText = ({ name, controls, optional }: EntryTextProps) => {
  const t = useWords<typeof en & typeof forms>();
  const words = useFaultWords();
  const { entry, faults, change, sending } = controls;
  const fault = faults[name];
  return (
    <TextField
      name={name}
      label={t(LABELS[name])}
      labelNote={optional && t('kit.forms.optional')}
      autoComplete={AUTOFILL[name] ?? 'off'}
      value={entry[name]}
      readOnly={sending}
      onChange={({ target }) => change({ [name]: target.value })}
      error={
        fault && (
          <>
            {words(fault)}
            {fault.cleaned && (
              <>
                {' '}
                <Button variant="link" onClick={() => change({ [name]: fault.cleaned })}>
                  {t('checkout.pay.useCleaned', { cleaned: fault.cleaned })}
                </Button>
              </>
            )}
          </>
        )
      }
    />
  );
};
