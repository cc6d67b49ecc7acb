import type { ReactNode } from 'react';
import type { Paying } from '../../../api/invoice/payment.queries.ts';
import { formatDateTime, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { Facts } from '../../kit/page/Facts.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { priceOf } from '../../parts/price/Price.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Shows a payment that was made. A reload shows it again. Source: ACC-07 e. */
export const PaidInvoices = ({ paying, back }: { paying: Paying; back: ReactNode }) => {
  const t = useWords<typeof en>();
  const at = parseInstant(paying.paidAt);
  const { total, lastFour, reference, receiptEmail } = paying;
  return (
    <div className="pay-page">
      <div className="pay-part">
        {receiptEmail !== undefined && <p>{t('invoices.pay.emailed', { email: receiptEmail })}</p>}
        <Facts
          className="invoice-facts"
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
