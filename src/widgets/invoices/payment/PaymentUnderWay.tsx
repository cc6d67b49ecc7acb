import type { Placing } from '../../../api/checkout/placing.rules.ts';
import { Button, Spinner } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { moneyText } from '../../parts/price/Price.tsx';
import { BankQuestion } from '../../parts/payment-fields/BankQuestion.tsx';
import type { usePaying } from './PayInvoices.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type PaymentUnderWayProps = {
  state: Extract<Placing, { state: 'unknown' | 'challenge' }>;
  reference: string;
  pay: ReturnType<typeof usePaying>;
};

/** Shows that the bank asks, or that nobody knows yet what became of the payment. Source: ACC-07 d, CHK-14 j. */
export const PaymentUnderWay = ({ state, reference, pay }: PaymentUnderWayProps) => {
  const t = useWords<typeof en>();
  const leave = t('invoices.pay.leaveBank');
  if (state.state === 'challenge')
    return (
      <section className="pay-part" aria-label={t('invoices.pay.bank')}>
        <p>{t(pay.pressed ? 'invoices.pay.bank' : 'invoices.pay.elsewhere')}</p>
        {pay.pressed ? (
          <BankQuestion
            challenge={state.challenge}
            amount={moneyText(pay.pressed)}
            words={{ title: t('invoices.pay.bankFrame'), leave }}
            onAnswer={pay.bankSaid}
          />
        ) : (
          <Button onClick={() => pay.bankSaid('left')}>{leave}</Button>
        )}
      </section>
    );
  if (state.askAt === undefined)
    return (
      <Notice tone="warning" actions={<Button onClick={pay.askAgain}>{t('invoices.pay.checkAgain')}</Button>}>
        {t('invoices.pay.stillUnknown', { reference })}
      </Notice>
    );
  return (
    <div className="pay-checking">
      <Spinner />
      <output>
        <b>{t('invoices.pay.checking')}</b> {t('invoices.pay.checkingLong')}
      </output>
    </div>
  );
};
