import type { ServiceError } from '../../core/errors.ts';
import type { ModificationStatus } from './cart-writes.contract.ts';

/** Returns the status of a line that OCC refused. Undefined if the answer says nothing about the line. */
export const refusalOf = ({ kind, status, type }: ServiceError): ModificationStatus | undefined => {
  if (kind !== 'status' || status < 400 || status >= 500) return undefined;
  if (type === 'UnknownIdentifierError') return 'unknownProduct';
  if (type === 'InsufficientStockError') return 'noStock';
  return type !== undefined && ![401, 403, 408, 429].includes(status) ? 'unavailable' : undefined;
};

/** Returns whether a part of the line may be in the cart after this answer. */
export const takesPart = (status: ModificationStatus | undefined): boolean =>
  status === undefined || status === 'lowStock' || status === 'maxOrderQuantityExceeded';
