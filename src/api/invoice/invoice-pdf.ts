import { isServiceError, ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { Customer } from '../customer.ts';
import { isWholePdf } from '../pdf.rules.ts';
import { INVOICE_TOKEN, readInvoicePdf, readLookedUpPdf } from './invoice.contract.ts';

/** Whose PDF is read: that of a signed-in customer, or of an invoice that was looked up, by its token. */
export type PdfReader = Customer | { invoiceToken: string };

/** Reads an invoice's PDF. Rejects with `ServiceError`, of kind `shape` if it is no whole PDF of at most 10 MB (SEC-08). */
export const readPdfOfInvoice = async (
  by: PdfReader,
  invoiceId: string,
  signal?: AbortSignal,
): Promise<Blob> => {
  const blob = await retryRead(
    () =>
      'userId' in by
        ? callService(readInvoicePdf, { path: { ...by, invoiceId }, signal })
        : callService(readLookedUpPdf, {
            path: { invoiceId },
            headers: { [INVOICE_TOKEN]: by.invoiceToken },
            signal,
          }),
    signal,
  );
  const failure = { kind: 'shape', status: 200 } as const;
  if (blob.size === 0) throw new ServiceError('The invoice’s PDF is empty.', { ...failure, type: EMPTY });
  if (!(await isWholePdf(blob))) throw new ServiceError('The invoice’s PDF is none, or not whole.', failure);
  return blob;
};

const EMPTY = 'EmptyPdf';

/** Why a PDF is missing. */
export type NoPdf = 'empty' | 'notPdf' | 'unreached';

/** Says why a PDF could not be had. Source: SEC-08 b. */
export const whyNoPdf = (error: unknown): NoPdf => {
  if (!isServiceError(error) || error.kind !== 'shape') return 'unreached';
  return error.type === EMPTY ? 'empty' : 'notPdf';
};
