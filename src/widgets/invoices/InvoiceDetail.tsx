import { joinedApart } from '../../core/i18n/message-format.ts';
import type { Invoice } from '../../api/invoice/invoice.contract.ts';
import { invoiceQuery } from '../../api/invoice/invoice.queries.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { countryOf } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { Facts, type Fact } from '../kit/page/Facts.tsx';
import { RowsAwaited } from '../kit/page/late-pages.tsx';
import { UnreadPage } from '../kit/page/UnreadPage.tsx';
import { priceOf } from '../parts/price/Price.tsx';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { LineTable } from '../parts/order/LineTable.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { now } from '../../core/clock.ts';

/** Shows the lines, the tax and the payments of an invoice, in its row of the list. Source: ACC-07 b, g. */
export const InvoiceDetail = ({ of, heading, id }: Omit<CustomerPage, 'up'> & { id: string }) => {
  const t = useWords<typeof en>();
  const read = useCustomerRead('invoice.read', invoiceQuery(of, id), sampleInvoice());
  const invoice = read.data;
  return (
    <div className="invoice-detail">
      {!invoice && !read.error && <RowsAwaited label={t('invoices.loadingOne')} rows={2} />}
      {!invoice && read.error && <UnreadPage {...{ heading, read }} title={t('invoices.oneNotLoaded')} />}
      {invoice && (
        <>
          <LineTable
            caption={t('invoices.linesOf', { number: id })}
            heads={{ product: t('invoices.product'), total: t('invoices.amount') }}
            lines={invoice.lines}
          />
          <Sums invoice={invoice} />
          <InvoiceActs invoice={invoice} isBeingPaid={invoice.beingPaid !== undefined} by={of} />
        </>
      )}
    </div>
  );
};

const Sums = ({ invoice }: { invoice: Invoice }) => {
  const t = useWords<typeof en>();
  const { tag, locale } = runtime().row;
  return (
    <Facts
      className="sums invoice-sums"
      facts={[
        [t('invoices.subtotal'), priceOf(invoice.subTotal)],
        [
          t(invoice.isTaxIncluded ? 'invoices.taxIncluded' : 'invoices.tax', { country: countryOf(locale) }),
          priceOf(invoice.tax),
        ],
        [t('invoices.total'), priceOf(invoice.total)],
        ...invoice.payments.map(({ date, kind, amount, by }): Fact => {
          const on = t('invoices.paidOn', { date: formatDay(date, tag) });
          const how = isKnown(kind) ? t(`invoices.kind.${kind}`) : kind;
          return [joinedApart(' · ', on, how, by), priceOf({ ...amount, value: -amount.value })];
        }),
        [t('invoices.toPay'), priceOf(invoice.toPay), 'sum-last'],
      ]}
    />
  );
};

const KINDS = ['CARD', 'CHECK', 'BANK_TRANSFER'] as const;
const isKnown = (kind: string): kind is (typeof KINDS)[number] => KINDS.some((one) => one === kind);

/** Returns the sample invoice of author mode (EMB-11). */
const sampleInvoice = (): Invoice => {
  const price = { value: 590, currencyIso: runtime().row.currency };
  const product = { code: 'LMS4-KIT', name: 'Lindgren Memory Scale, 4th Edition: Complete Kit' };
  const day = new Date(now()).toISOString().slice(0, 10);
  return {
    id: '00000001',
    account: { number: '0001', name: '' },
    isOwnOrder: false,
    issued: day,
    due: day,
    daysOverdue: 0,
    status: 'OPEN',
    total: price,
    toPay: price,
    lines: [{ product, quantity: 1, basePrice: price, totalPrice: price }],
    subTotal: price,
    isTaxIncluded: false,
    payments: [],
  } as Invoice;
};

/** Returns the sample invoice as a list. */
export const sampleInvoices = () => ({ invoices: [sampleInvoice()], totals: [], accounts: [] });
