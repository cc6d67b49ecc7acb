import { useEffect, useRef, useState } from 'react';
import { invoicesRefused, type InvoicesRefused } from '../../api/invoice/payment-refusal.ts';
import { MOST_TO_PAY } from '../../api/invoice/payment.contract.ts';
import { sumsOf, type Payable } from '../../api/invoice/selection.rules.ts';
import { reasonOf } from '../../core/reason-of.ts';
import { runtime } from '../../core/runtime.ts';
import { FAILURE, FailureNotice } from '../kit/page/OutcomeNotices.tsx';
import { useCustomersOwn } from '../kit/page/OnlyCustomer.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { moneyText } from '../parts/price/Price.tsx';
import { beginPayment } from './payment/payment-address.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type PayButtonsProps = {
  invoices: readonly Payable[];
  /** The token of an invoice that was looked up, which then pays (`design/account.md`). */
  invoiceToken?: string | undefined;
  /** Whether the payment begins without a press. */
  begins?: boolean;
};

/** Draws the buttons to the payment, one a currency, and says what can't be paid. Source: ACC-07 d, f, LEAD-06 d. */
export const PayButtons = ({ invoices, invoiceToken, begins = false }: PayButtonsProps) => {
  const t = useWords<typeof en>();
  const refusalWords = useRefusalWords();
  const focus = useFocusAfter();
  const refusal = useCustomersOwn(invoiceToken === undefined ? 'invoices' : undefined);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const sums = sumsOf(invoices);
  const pay = async (currency: string): Promise<void> => {
    setBusy(currency);
    setFailure(undefined);
    try {
      const ids = invoices.filter(({ total }) => total.currencyIso === currency).map(({ id }) => id);
      await beginPayment(ids, invoiceToken);
    } catch (error) {
      setFailure(error);
      focus(FAILURE);
      if (invoicesRefused(error)) runtime().registry.changed('invoices');
    }
    setBusy(undefined);
  };
  const begun = useRef(false);
  useEffect(() => {
    const [first] = sums;
    if (!begins || begun.current || !first || refusal !== undefined) return;
    begun.current = true;
    void pay(first.currency);
  });
  if (refusal !== undefined) return sums.length > 0 && <p className="quiet">{refusal}</p>;
  const refused = invoicesRefused(failure);
  return (
    <>
      {sums.map(({ currency, count, toPay }) => (
        <Button
          key={currency}
          variant="primary"
          busy={busy === currency}
          disabled={count > MOST_TO_PAY}
          onClick={() => void pay(currency)}
        >
          {t('invoices.payAmount', { amount: moneyText(toPay) })}
        </Button>
      ))}
      {sums.length > 1 && <span className="small quiet">{t('invoices.currencies')}</span>}
      {sums.some(({ count }) => count > MOST_TO_PAY) && (
        <span className="small quiet">{t('invoices.payMost', { count: MOST_TO_PAY })}</span>
      )}
      {failure !== undefined && (
        <FailureNotice
          title={refused ? refusalWords(refused, invoices.length) : t('invoices.payFailed')}
          why={refused ? undefined : reasonOf<never>(failure)}
          onDismiss={() => setFailure(undefined)}
        />
      )}
    </>
  );
};

/** Returns a function that names the invoices that can't be paid, of so many, and says why. Source: ACC-07 f, LEAD-06 d. */
export const useRefusalWords = () => {
  const t = useWords<typeof en>();
  return ({ type, ids }: InvoicesRefused, count: number): string =>
    t(`invoices.refused.${type}`, {
      count: ids.length,
      rest: count - ids.length,
      numbers: new Intl.ListFormat(runtime().row.tag).format(ids),
    });
};
