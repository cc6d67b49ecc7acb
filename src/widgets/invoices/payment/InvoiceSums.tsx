import type { InvoicePayment } from '../../../api/invoice/payment.contract.ts';
import { ListTable } from '../../kit/page/ListTable.tsx';
import { Price } from '../../parts/price/Price.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../messages/en.json';
import type shared from './messages/en.json';

/** Draws the invoices of a payment with their amounts, and what all of them come to. */
export const InvoiceSums = ({ payment: { invoices, total, state } }: { payment: InvoicePayment }) => {
  const t = useWords<typeof shared>();
  const ofInvoices = useWords<typeof en>();
  const isPaid = state === 'paid';
  const head = t(isPaid ? 'invoices.pay.paidAmount' : 'invoices.pay.amount');
  const rows = invoices.map(({ id, amount }) => ({
    key: id,
    row: { name: <span translate="no">{id}</span>, amount },
  }));
  const all = { key: 'total', row: { name: <b>{ofInvoices('invoices.total')}</b>, amount: total } };
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
