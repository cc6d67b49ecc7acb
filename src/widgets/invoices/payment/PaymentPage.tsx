import { useEffect, useState, type ReactNode } from 'react';
import { invoiceQuery } from '../../../api/invoice/invoice.queries.ts';
import { lookUpOf } from '../../../api/invoice/invoice-look-up.ts';
import { paymentCalls } from '../../../api/invoice/payment-calls.ts';
import { paymentQuery, type Paying } from '../../../api/invoice/payment.queries.ts';
import type { Owner } from '../../../api/query.ts';
import type { StoredLookUp } from '../../../core/storage-types.ts';
import { runtime } from '../../../core/runtime.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { headingAt, type Heading } from '../../kit/page/page-read.ts';
import { ThingPage } from '../../kit/page/ThingPage.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { storeLink } from '../../../api/links/store-link.ts';
import { CustomerPages, type CustomerPage } from '../../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead, useThingRead } from '../../parts/customer-page/useCustomerRead.ts';
import fields from '../../parts/payment-fields/payment-fields.css?inline';
import { PayButtons } from '../PayButtons.tsx';
import { paymentAddress } from './payment-address.ts';
import { PayInvoices, InvoiceSums } from './PayInvoices.tsx';
import own from './payment.css?inline';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { formatDateTime, parseInstant } from '../../../core/i18n/dates.ts';
import { Facts } from '../../kit/page/Facts.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { priceOf } from '../../parts/price/Price.tsx';

type PaymentPageProps = { headingLevel: number; id: string; paymentId: string; isConfirmation: boolean };

/** The payment of invoices, and its confirmation. Whoever came by a look-up pays with its token. Source: ACC-07 d to f. */
const PaymentPage = ({ headingLevel, id, ...page }: PaymentPageProps) => {
  const t = useWords<typeof en>();
  const [lookUp] = useState(() => lookUpOf(page.paymentId));
  const payment = { ...page, lookUp };
  if (lookUp) return <Payment {...payment} of={lookUp} heading={headingAt(headingLevel)} />;
  return (
    <CustomerPages {...{ t, headingLevel }} name="invoices.pay">
      {(customerPage) =>
        page.paymentId === '' ? (
          <OneInvoice {...customerPage} id={id} />
        ) : (
          <Payment {...payment} {...customerPage} />
        )
      }
    </CustomerPages>
  );
};

/** Begins the payment of the one invoice that the address names, unless it is paid. Source: ACC-07 d. */
const OneInvoice = ({ of, heading, id }: Omit<CustomerPage, 'up'> & { id: string }) => {
  const t = useWords<typeof en>();
  const read = useThingRead('invoice', 'invoices.payment', invoiceQuery(of, id));
  const isPaid = read.data?.status === 'PAID';
  const list = storeLink('invoices', {});
  const back = <LinkButton href={list}>{t('invoices.pay.all')}</LinkButton>;
  return (
    <ThingPage
      {...{ t, heading, read, list }}
      name="invoices.pay"
      thing={read.data}
      isLeaving={read.isLeaving}
      title={isPaid ? t('invoices.pay.isPaid', { number: id }) : t('invoices.pay.heading', { count: 1 })}
      wayOn={back}
    >
      {(invoice) => (
        <div className="pay-page">
          <div className="acts">
            {!isPaid && <PayButtons invoices={[invoice]} begins />}
            {back}
          </div>
        </div>
      )}
    </ThingPage>
  );
};

type PaymentProps = Omit<PaymentPageProps, 'headingLevel' | 'id'> & {
  of: Owner | undefined;
  heading: Heading;
  lookUp: StoredLookUp | undefined;
};

/** Reads a payment. A paid one is shown by its confirmation, any other where it is paid. */
const Payment = ({ of, heading, lookUp, paymentId, isConfirmation }: PaymentProps) => {
  const t = useWords<typeof en>();
  const read = useCustomerRead('invoices.payment', paymentQuery(of, paymentId, paymentCalls(lookUp)));
  const paying = read.data;
  const isElsewhere = paying !== undefined && (paying.state === 'paid') !== isConfirmation;
  const first = paying?.invoices[0]?.id ?? '';
  useEffect(() => {
    if (!isElsewhere) return;
    const route = isConfirmation ? 'invoicePayment' : 'invoicePaymentConfirmation';
    location.replace(paymentAddress(route, first, paymentId));
  }, [isElsewhere, isConfirmation, first, paymentId]);
  const list = lookUp
    ? storeLink('simplifiedInvoices', { locale: runtime().row.locale })
    : storeLink('invoices', {});
  const back = <LinkButton href={list}>{t(lookUp ? 'invoices.pay.find' : 'invoices.pay.all')}</LinkButton>;
  const count = paying?.invoices.length ?? 1;
  return (
    <ThingPage
      {...{ t, heading, read, list }}
      name="invoices.pay"
      thing={isElsewhere ? undefined : paying}
      isLeaving={isElsewhere}
      title={t(isConfirmation ? 'invoices.pay.paid' : 'invoices.pay.heading', { count })}
      wayOn={back}
    >
      {(shown) =>
        isConfirmation ? (
          <PaidInvoices paying={shown} back={back} />
        ) : (
          <PayInvoices {...{ lookUp, back }} paying={shown} onAgain={() => void read.refetch()} />
        )
      }
    </ThingPage>
  );
};

export const styles = [fields, own];
export const bind = boundWords(PaymentPage);

/** Shows a payment that was made. A reload shows it again. Source: ACC-07 e. */
const PaidInvoices = ({ paying, back }: { paying: Paying; back: ReactNode }) => {
  const t = useWords<typeof en>();
  const at = parseInstant(paying.paidAt);
  const { total, lastFour, reference, receiptEmail } = paying;
  return (
    <div className="pay-page">
      <div className="pay-part">
        {receiptEmail !== undefined && <p>{t('invoices.pay.emailed', { email: receiptEmail })}</p>}
        <Facts
          className="facts invoice-facts"
          facts={[
            [t('invoices.pay.paidAmount'), priceOf(total)],
            [t('invoices.pay.date'), at !== undefined && formatDateTime(at, runtime().row.tag)],
            [t('invoices.pay.lastFour'), lastFour],
            [
              t('invoices.pay.reference'),
              <span key="reference" translate="no">
                {reference}
              </span>,
            ],
          ]}
        />
      </div>
      <InvoiceSums payment={paying} />
      <div className="acts no-print">
        <Button onClick={() => globalThis.print()}>{t('invoices.pay.print')}</Button>
        {back}
      </div>
    </div>
  );
};
