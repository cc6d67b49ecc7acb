import { readPdfOfInvoice, type PdfReader } from '../../api/invoice/invoice-pdf.ts';
import type { Payable } from '../../api/invoice/selection.rules.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useRowActs } from '../parts/customer-page/useRowActs.tsx';
import { fileName, saveFile } from '../kit/ui/hand-over.ts';
import { PayButtons } from './PayButtons.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type InvoiceActsProps = { invoice: Payable; isBeingPaid: boolean; by: PdfReader | undefined };

/** The PDF of an invoice, and for an open one the ways to pay it. Source: ACC-07 b, d, h, SEC-08. */
export const InvoiceActs = ({ invoice, isBeingPaid, by }: InvoiceActsProps) => {
  const t = useWords<typeof en>();
  const { id, toPay } = invoice;
  const isOpen = toPay.value > 0 && !isBeingPaid;
  const acts = useRowActs<Payable, 'pdf'>({
    id: 'invoice',
    keyOf: (one) => one.id,
    title: () => t('invoices.one', { number: id }),
    why: () => t('invoices.pdfFailed'),
  });
  const save = (reader: PdfReader) =>
    acts.run('pdf', invoice, async () => {
      const name = fileName(t('invoices.fileOf', { number: id }), 'pdf');
      saveFile(await readPdfOfInvoice(reader, id), name);
    });
  return (
    <>
      {isOpen && (
        <div className="quiet invoice-otherwise">
          <p>{t('invoices.otherwise', { number: id })}</p>
          <slot name="pay-otherwise" />
        </div>
      )}
      {acts.notice}
      <div className="acts">
        <Button
          busy={acts.isBusy('pdf', invoice)}
          label={t('invoices.pdfOf', { number: id })}
          onClick={() => by && void save(by)}
        >
          {t('invoices.pdf')}
        </Button>
        {isOpen && (
          <PayButtons
            invoices={[invoice]}
            invoiceToken={by && 'invoiceToken' in by ? by.invoiceToken : undefined}
          />
        )}
      </div>
    </>
  );
};
