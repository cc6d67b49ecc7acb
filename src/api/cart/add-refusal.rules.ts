import type { ServiceError } from '../../core/errors.ts';
import type { ModificationStatus } from './cart-writes.contract.ts';

/** What OCC says of a line that it does not take; a page of HTML, or an error of no known kind, says nothing of it. */
export const refusalOf = ({ kind, status, type }: ServiceError): ModificationStatus | undefined => {
  if (kind !== 'status' || status < 400 || status >= 500) return undefined;
  if (type === 'UnknownIdentifierError') return 'unknownProduct';
  if (type === 'InsufficientStockError') return 'noStock';
  return type !== undefined && ![401, 403, 408, 429].includes(status) ? 'unavailable' : undefined;
};

/**
 * True where the call was not sent, or its answer says that nothing was done: what the cart gained meanwhile is another tab's
 * (API-06 b). A 408 says nothing of the work.
 */
export const isNothingDone = ({ kind, status }: ServiceError): boolean =>
  kind === 'offline' || (kind === 'status' && status >= 400 && status < 500 && status !== 408);

/** Whether a part of a line may be in that the store answered so. */
export const takesPart = (status: ModificationStatus | undefined): boolean =>
  status === undefined || status === 'lowStock' || status === 'maxOrderQuantityExceeded';
