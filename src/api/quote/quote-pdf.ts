import { ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { Customer } from '../customer.ts';
import { isWholePdf } from './pdf.rules.ts';
import { readQuotePdf } from './quote.contract.ts';

/**
 * A quote's PDF, asked for with the customer's authorisation and checked to be a whole one. Rejects with `ServiceError`, `shape` where it
 * is none, empty, cut short, or larger than 10 MB. Source: SEC-08.
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
