import { ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { Customer } from '../customer.ts';
import { isWholePdf } from '../pdf.rules.ts';
import { readQuotePdf } from './quote.contract.ts';

/**
 * Reads a quote's PDF with the customer's authorisation and checks that it is complete. Rejects with `ServiceError`;
 * its kind is `shape` if the file is not a PDF, is empty, truncated, or larger than 10 MB. Source: SEC-08.
 */
export const readPdfOfQuote = async (
  of: Customer,
  quoteCode: string,
  signal?: AbortSignal,
): Promise<Blob> => {
  const blob = await retryRead(
    () => callService(readQuotePdf, { path: { ...of, quoteCode }, signal }),
    signal,
  );
  if (!(await isWholePdf(blob)))
    throw new ServiceError('The quote’s PDF is none, or not whole.', { kind: 'shape', status: 200 });
  return blob;
};
