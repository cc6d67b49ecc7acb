import { ServiceError } from '../../core/errors.ts';
import { getCart } from './cart.contract.ts';

/**
 * A cart that counts lines and brings none is not empty: it could not be read, and the console names the field for the
 * integrator (API-06 a). Throws `ServiceError`.
 */
export const refuseWithoutLines = (): never => {
  const missing = `in the answer to ${getCart.method} ${getCart.path}, "entries" is missing though "totalItems" counts some`;
  console.warn(`Assess widgets: ${missing}; so the answer can’t be used. Its fields are to be FULL.`);
  throw new ServiceError('The cart came without its lines.', { kind: 'shape', status: 200 });
};
