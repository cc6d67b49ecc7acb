import { useEffect } from 'react';
import type { InvoiceRow } from '../../api/invoice/invoice.contract.ts';
import { payable, sumsOf } from '../../api/invoice/selection.rules.ts';
import type { Customer } from '../../api/customer.ts';
import { runtime } from '../../core/runtime.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Progress } from '../kit/ui/Progress.tsx';
import { moneyText } from '../parts/price/Price.tsx';
import { useListFile } from '../parts/customer-page/useListFile.tsx';
import { useStatusWords } from './InvoiceStatus.tsx';
import { PayButtons } from './PayButtons.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { useZip } from './useZip.tsx';

/** How long a selection must rest before it is said, in milliseconds. Source: AXS-05 c. */
const SAID_AFTER_MS = 500;

type MonthEndProps = { of: Customer | undefined; selected: readonly InvoiceRow[]; onClear: () => void };

/** The bar of the selected invoices: count and sum, one ZIP of their PDFs, a CSV file, and the payment. Source: LEAD-06. */
export const MonthEnd = ({ of, selected, onClear }: MonthEndProps) => {
  const t = useWords<typeof en>();
  const statusWords = useStatusWords();
  const count = selected.length;
  const open = payable(selected);
  const amounts = sumsOf(selected).map(({ total }) => moneyText(total));
  const words = t('invoices.selected', {
    count,
    amount: new Intl.ListFormat(runtime().row.tag).format(amounts),
  });
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => runtime().registry.actions.announce(words), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count, words]);
  const zip = useZip(of);
  const csv = useListFile<InvoiceRow>({
    name: t('invoices.fileName'),
    total: count,
    read: () => Promise.resolve(selected),
    columns: [
      [t('invoices.invoice'), ({ id }) => id],
      [t('invoices.account'), ({ account }) => account.number],
      [t('invoices.accountName'), ({ account }) => account.name],
      [t('invoices.order'), ({ orderCode }) => orderCode],
      [t('invoices.purchaseOrder'), ({ purchaseOrderNumber }) => purchaseOrderNumber],
      [t('invoices.issued'), ({ issued }) => issued],
      [t('invoices.due'), ({ due }) => due],
      [t('invoices.status'), (row) => statusWords({ ...row, isBeingPaid: row.beingPaid !== undefined })],
      [t('invoices.total'), (row) => row.total.value],
      [t('invoices.toPay'), ({ toPay }) => toPay.value],
      [t('invoices.currency'), (row) => row.total.currencyIso],
    ],
  });
  if (count === 0 && !zip.progress && !zip.notice) return null;
  return (
    <div className="invoice-bar">
      {zip.notice}
      {csv.notice}
      {zip.question}
      {zip.progress && (
        <Progress
          value={zip.progress.done}
          max={zip.progress.count}
          actions={<Button onClick={zip.cancel}>{t('invoices.zipCancel')}</Button>}
        >
          {t('invoices.zipProgress', zip.progress)}
        </Progress>
      )}
      {count > 0 && (
        <>
          <p>
            <b className="num">{words}</b>
            {open.length < count && <span className="quiet"> {t('invoices.openOnly')}</span>}
          </p>
          <div className="acts">
            <Button variant="plain" tight onClick={onClear}>
              {t('invoices.clear')}
            </Button>
            <Button
              tight
              busy={zip.progress !== undefined}
              onClick={() => void zip.start(selected.map(({ id }) => id))}
            >
              {t('invoices.zip')}
            </Button>
            {csv.button}
            <PayButtons invoices={open} />
          </div>
        </>
      )}
    </div>
  );
};
