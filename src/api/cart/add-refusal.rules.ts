import type { ServiceError } from '../../core/errors.ts';
import type { ModificationStatus } from './cart-writes.contract.ts';

/**
 * Returns the status of a line that OCC refused. Undefined if the answer says nothing about the line, such as an HTML page
 * or an unknown error.
 */
export const refusalOf = ({ kind, status, type }: ServiceError): ModificationStatus | undefined => {
  if (kind !== 'status' || status < 400 || status >= 500) return undefined;
  if (type === 'UnknownIdentifierError') return 'unknownProduct';
  if (type === 'InsufficientStockError') return 'noStock';
  return type !== undefined && ![401, 403, 408, 429].includes(status) ? 'unavailable' : undefined;
};

/**
 * Returns whether the call was not sent, or its answer says that nothing was done. Any gain of the cart is then another
 * tab's (API-06 b). A 408 does not say whether the work was done.
 */
export const isNothingDone = ({ kind, status }: ServiceError): boolean =>
  kind === 'offline' || (kind === 'status' && status >= 400 && status < 500 && status !== 408);

/** Returns whether a part of the line may be in the cart after this answer. */
export const takesPart = (status: ModificationStatus | undefined): boolean =>
  status === undefined || status === 'lowStock' || status === 'maxOrderQuantityExceeded';
