import { ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { Customer } from '../customer.ts';
import { isWholePdf } from '../pdf.rules.ts';
import { readQuotePdf } from './quote.contract.ts';

/** Reads a quote's PDF. Rejects with `ServiceError`, of kind `shape` if it is no complete PDF of at most 10 MB (SEC-08). */
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
