import { useEffect, useRef, useState, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { isUnderWay } from '../../../api/checkout/placing.rules.ts';
import type { Paying } from '../../../api/invoice/payment.queries.ts';
import type { StoredLookUp } from '../../../core/storage-types.ts';
import { currencyName } from '../../../core/i18n/place-and-currency-names.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { moneyText, Price } from '../../parts/price/Price.tsx';
import { NewCard } from '../../parts/payment-fields/NewCard.tsx';
import { useCardFields } from '../../parts/payment-fields/useCardFields.ts';
import { usePaymentService } from '../../parts/payment-fields/usePaymentService.ts';
import { PayButtons, useRefusalWords } from '../PayButtons.tsx';
import { paymentAddress } from './payment-address.ts';
import { toldOf, toldOfRefusal, type Told } from './payment-words.ts';
import { PaymentUnderWay } from './PaymentUnderWay.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { invoicePaying } from '../../../api/invoice/pay-invoices.ts';
import type { Money } from '../../../api/money.contract.ts';
import type { InvoicePayment } from '../../../api/invoice/payment.contract.ts';
import { ListTable } from '../../kit/page/ListTable.tsx';
import type list from '../messages/en.json';

type PayInvoicesProps = {
  paying: Paying;
  lookUp: StoredLookUp | undefined;
  back: ReactNode;
  onAgain: () => void;
};

/** Pays invoices by a card in the payment frame: all of them, or none. Source: ACC-07 d, f, LEAD-06 d. */
export const PayInvoices = ({ paying, lookUp, back, onAgain }: PayInvoicesProps) => {
  const t = useWords<typeof en>();
  const refusalWords = useRefusalWords();
  const { service, isLoading } = usePaymentService();
  const card = useCardFields(service);
  const pay = usePaying(paying, lookUp);
  const { state } = pay;
  const [fault, setFault] = useState<Told>();
  const [isTokenising, setTokenising] = useState(false);
  const running = useRef(false);
  const { key, invoices, total, refused, receiptEmail } = paying;
  const amount = moneyText(total);
  const first = invoices[0]?.id ?? '';
  useEffect(() => {
    if (state.state === 'placed')
      location.replace(paymentAddress('invoicePaymentConfirmation', first, state.order));
  }, [state, first]);

  const told = fault ?? toldOf(state) ?? (paying.state === 'none' ? 'none' : undefined);
  const words = (): string | undefined => {
    if (refused) return refusalWords(refused, invoices.length);
    return told && t(`invoices.pay.${told}`, { old: moneyText(pay.pressed), new: amount });
  };
  const isElsewhere = state.state === 'unknown' || state.state === 'challenge';
  const said = isElsewhere ? state.state : words();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said !== undefined) place.current?.focus();
  }, [said]);

  const submit = async (): Promise<void> => {
    // Enter and click in one task are one press.
    if (!card || running.current || isUnderWay(state)) return;
    running.current = true;
    setTokenising(true);
    setFault(undefined);
    const outcome = await card.tokenise(amount);
    running.current = false;
    setTokenising(false);
    if (outcome === undefined) return;
    if ('token' in outcome) pay.press(outcome.token);
    else if (outcome.refused !== 'incomplete') setFault(toldOfRefusal(outcome.refused));
  };
  const isOver = refused?.type === 'InvoiceLookupOver';
  const rest = invoices
    .filter(({ id }) => !refused?.ids.includes(id))
    .map((one) => ({ id: one.id, total: one.amount, toPay: one.amount }));
  return (
    <div className="pay-page">
      <div ref={place} tabIndex={-1} className="pay-told">
        {isElsewhere && <PaymentUnderWay state={state} reference={paying.reference} pay={pay} />}
        {!isElsewhere && said !== undefined && (
          <Notice
            tone="warning"
            role="alert"
            actions={
              key === undefined && (
                <>
                  {refused && !isOver && <Button onClick={onAgain}>{t('shared.tryAgain')}</Button>}
                  {!isOver && <PayButtons invoices={rest} invoiceToken={lookUp?.invoiceToken} />}
                  {back}
                </>
              )
            }
          >
            {said}
          </Notice>
        )}
      </div>
      {!isElsewhere && <InvoiceSums payment={paying} />}
      {!isElsewhere && key !== undefined && (
        <section className="pay-part" aria-label={t('invoices.pay.card')}>
          <NewCard {...{ card, isLoading, back }} onEnter={() => void submit()}>
            <div className="acts">
              <Button
                variant="primary"
                busy={isTokenising || state.state === 'placing'}
                disabled={!card}
                onClick={() => void submit()}
              >
                {t('invoices.pay.pay', { amount })}
              </Button>
            </div>
          </NewCard>
          <p className="small quiet">
            {t('invoices.pay.once', { currency: currencyName(total.currencyIso, runtime().row.tag) })}{' '}
            {receiptEmail !== undefined && t('invoices.pay.receipt', { email: receiptEmail })}
          </p>
        </section>
      )}
    </div>
  );
};

/** Pays a payment's invoices exactly once; see `PlacingClient`. `pressed`: what this page pressed for. Source: ACC-07 d. */
export const usePaying = ({ key, total }: Paying, lookUp: StoredLookUp | undefined) => {
  const placing = useMemo(() => invoicePaying(lookUp), [lookUp]);
  const state = useSyncExternalStore(placing.subscribe, () => placing.state);
  const [pressed, setPressed] = useState<{ token: string; total: Money }>();
  const { value, currencyIso: currency } = total;
  const attempt = useMemo(() => ({ total: value, currency }), [value, currency]);
  useEffect(() => placing.show(key, attempt), [placing, key, attempt]);
  return {
    state,
    press: (token: string): void => {
      if (key === undefined) return;
      setPressed({ token, total });
      placing.press({ key, attempt, proof: token });
    },
    askAgain: (): void => placing.askAgain(),
    bankSaid: (outcome: 'passed' | 'failed' | 'left' | 'timed-out'): void =>
      placing.bankSaid(outcome, pressed?.token),
    pressed: pressed?.total,
  };
};

/** Draws the invoices of a payment with their amounts, and what all of them come to. */
export const InvoiceSums = ({ payment: { invoices, total, state } }: { payment: InvoicePayment }) => {
  const t = useWords<typeof en & typeof list>();
  const isPaid = state === 'paid';
  const head = t(isPaid ? 'invoices.pay.paidAmount' : 'invoices.pay.amount');
  const rows = invoices.map(({ id, amount }) => ({
    key: id,
    row: { name: <span translate="no">{id}</span>, amount },
  }));
  const all = { key: 'total', row: { name: <b>{t('invoices.total')}</b>, amount: total } };
  return (
    <ListTable
      caption={t(isPaid ? 'invoices.pay.title' : 'invoices.pay.list')}
      rows={rows.length > 1 ? [...rows, all] : rows}
      columns={[
        { key: 'name', head: t('invoices.pay.number'), main: true, cell: ({ name }) => name },
        { key: 'amount', head, end: true, cell: ({ amount }) => <Price money={amount} /> },
      ]}
    />
  );
};
