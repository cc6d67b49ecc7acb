import { ServiceError } from '../../core/errors.ts';
import { getCart } from './cart.contract.ts';

/**
 * Throws a `ServiceError` for a cart that has a line count but no lines. It is unreadable, not empty. The console names the
 * missing field for the integrator (API-06 a).
 */
export const refuseWithoutLines = (): never => {
  const missing = `in the answer to ${getCart.method} ${getCart.path}, "entries" is missing though "totalItems" counts some`;
  console.warn(`Assess widgets: ${missing}; so the answer can’t be used. Its fields are to be FULL.`);
  throw new ServiceError('The cart came without its lines.', { kind: 'shape', status: 200 });
};
