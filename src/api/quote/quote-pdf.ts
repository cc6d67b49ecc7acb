import { ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { Customer } from '../customer.ts';
import { readQuotePdf } from './quote.contract.ts';

const HEAD = '%PDF-';

/**
 * A quote's PDF, asked for with the customer's authorisation and checked to be one by its own first bytes: a page of HTML can carry
 * any type. Rejects with `ServiceError`, `shape` where it is none, empty, or larger than 10 MB. Source: SEC-08.
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
  const head = await blob.slice(0, HEAD.length).text();
  if (head !== HEAD) throw new ServiceError('The quote’s PDF is none.', { kind: 'shape', status: 200 });
  return blob;
};
